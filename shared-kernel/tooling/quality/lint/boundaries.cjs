const { floorRules, rowTypes } = require('./api-floors.cjs')
const { sliceRules } = require('./slices.cjs')

const kernel = (/** @type {string} */ name) => `^shared-kernel/${name}/`
/** Allowed imports between kernel packages (see the table in the architecture document). */
const kernelArrows = {
  contracts: [],
  telemetry: [],
  http: ['telemetry', 'contracts'],
  'event-bus': ['contracts'],
  state: ['http', 'locale-ja'],
  site: ['http', 'event-bus', 'state', 'locale-ja', 'ui', 'telemetry', 'contracts'],
  session: ['http', 'event-bus', 'state', 'site', 'locale-ja', 'telemetry', 'contracts'],
  'locale-ja': [],
  ui: ['locale-ja', 'contracts'],
  navigation: ['contracts'],
  remote: ['navigation', 'http', 'locale-ja', 'event-bus', 'session', 'site', 'ui', 'telemetry', 'contracts'],
  forms: ['ui', 'locale-ja', 'http', 'state', 'contracts'],
}
const api = (/** @type {string[]} */ ...folders) => `^reference-api/src/(${folders.join('|')})/`
const tests = '\\.(test|spec|examples)\\.tsx?$|/testing/'

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
      name: 'gateway-renders-frame-and-shell-pages-alone',
      severity: 'error',
      from: { path: '^host-shell/server/', pathNot: tests },
      to: { path: '^host-shell/src/', pathNot: '/frame/(header|footer)\\.tsx$|/shell-pages\\.routes\\.ts$' },
    },
    {
      name: 'shared-rules-know-neither-program',
      severity: 'error',
      from: { path: '^host-shell/shared/', pathNot: tests },
      to: { path: '^host-shell/(src|server)/' },
    },
    {
      name: 'remotes-do-not-import-the-shell-or-the-api',
      severity: 'error',
      from: { path: '^mfe-' },
      to: { path: '^(host-shell|reference-api)/' },
    },
    {
      name: 'api-knows-contracts-locale-and-telemetry',
      severity: 'error',
      from: { path: '^reference-api/(?!scripts/)' },
      to: { path: '^(mfe-|host-shell/|shared-kernel/(?!contracts|locale-ja|telemetry|testing/src/s3/))' },
    },
    ...floorRules,
    {
      name: 'api-pricing-is-pure',
      severity: 'error',
      from: { path: api('pricing/pricing'), pathNot: tests },
      to: {
        pathNot: [api('pricing/pricing'), '\\.rules\\.ts$', rowTypes, '^shared-kernel/contracts/'].join('|'),
      },
    },
    {
      name: 'payment-sandbox-stands-alone',
      severity: 'error',
      from: { path: api('sandbox-payment') },
      to: {
        path: '^reference-api/src/',
        pathNot: api('sandbox-payment', 'payment/sandbox-card', 'platform/secret'),
      },
    },
    {
      name: 'api-knows-its-payment-service-over-the-network',
      severity: 'error',
      from: { path: '^reference-api/src/', pathNot: `${api('sandbox-payment')}|${tests}` },
      to: { path: api('sandbox-payment') },
    },
    {
      name: 'api-schema-knows-rows-alone',
      severity: 'error',
      from: { path: '^reference-api/src/platform/database/schema\\.ts$' },
      to: { pathNot: rowTypes },
    },
    {
      name: 'api-rows-know-no-query',
      severity: 'error',
      from: { path: '^reference-api/.*\\.table\\.ts$' },
      to: { path: '\\.(sql|command|job|routes)\\.ts$' },
    },
    {
      name: 'api-rules-are-pure',
      severity: 'error',
      from: { path: '^reference-api/.*\\.rules\\.ts$' },
      to: { path: '\\.(sql|command|job|routes)\\.ts$' },
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
    {
      name: 'ops-knows-the-tooling-alone',
      severity: 'error',
      from: { path: '^ops/', pathNot: tests },
      to: { path: '^(mfe-|host-shell/|reference-api/|e2e/|shared-kernel/(?!tooling/))' },
    },
    {
      name: 'nobody-imports-ops',
      severity: 'error',
      from: { pathNot: '^ops/' },
      to: { path: '^ops/' },
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
      to: { path: '^shared-kernel/testing/|\\.examples\\.ts$' },
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
