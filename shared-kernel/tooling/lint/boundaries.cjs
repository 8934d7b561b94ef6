const { sliceRules } = require('./slices.cjs')

const kernel = (name) => `^shared-kernel/${name}/`
/** shared-kernel: what a package may import of the kernel (architecture: the table of packages). */
const kernelArrows = {
  contracts: [],
  http: ['contracts'],
  'event-bus': ['contracts'],
  state: ['http'],
  site: ['http', 'state', 'ui', 'contracts'],
  session: ['http', 'event-bus', 'state', 'site', 'contracts'],
  'locale-ja': [],
  ui: ['locale-ja', 'contracts'],
  navigation: ['contracts'],
  remote: ['navigation', 'http', 'event-bus', 'session', 'site', 'ui', 'contracts'],
  forms: ['ui', 'locale-ja', 'http', 'state', 'contracts'],
}
const tests = '\\.(test|spec)\\.tsx?$|/testing/'

module.exports = {
  forbidden: [
    ...sliceRules,
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-remote-imports-a-remote',
      severity: 'error',
      from: { path: '^mfe-([^/]+)/' },
      to: { path: '^mfe-', pathNot: '^mfe-$1/' },
    },
    {
      name: 'shell-knows-remotes-by-name-only',
      severity: 'error',
      from: { path: '^host-shell/' },
      to: { path: '^mfe-' },
    },
    {
      name: 'remotes-do-not-import-the-shell-or-the-api',
      severity: 'error',
      from: { path: '^mfe-' },
      to: { path: '^(host-shell|reference-api)/' },
    },
    {
      name: 'api-knows-contracts-and-locale',
      severity: 'error',
      from: { path: '^reference-api/(?!scripts/)' },
      to: { path: '^(mfe-|host-shell/|shared-kernel/(?!contracts|locale-ja))' },
    },
    {
      name: 'kernel-knows-nobody',
      severity: 'error',
      from: { path: '^shared-kernel/' },
      to: { path: '^(mfe-|host-shell/|reference-api/)' },
    },
    {
      name: 'journeys-spell-everything-out',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(mfe-|host-shell/|reference-api/|shared-kernel/(?!testing|tooling))' },
    },
    ...Object.entries(kernelArrows).map(([name, allowed]) => ({
      name: `kernel-${name}`,
      severity: 'error',
      from: { path: kernel(name), pathNot: tests },
      to: { path: '^shared-kernel/', pathNot: [kernel(name), ...allowed.map(kernel)].join('|') },
    })),
    {
      name: 'testing-stays-out-of-production',
      severity: 'error',
      from: { pathNot: `${tests}|^e2e/` },
      to: { path: '^shared-kernel/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules|releases)/|jest.config.cjs$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs'],
    },
  },
}
