const { floorRules, rowTypes } = require('./api-floors.cjs')
const { sliceRules } = require('./slices.cjs')
const { forbid } = require('./forbid.cjs')

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

const apiSource = '^reference-api/src/'
const queries = '\\.(sql|command|job|routes)\\.ts$'
const pricingKnows = [api('pricing/pricing'), '\\.rules\\.ts$', rowTypes, '^shared-kernel/contracts/'].join(
  '|',
)

module.exports = {
  forbidden: [
    ...sliceRules,
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    forbid('no-remote-imports-a-remote', ['^mfe-([^/]+)/'], ['^mfe-', '^mfe-$1/']),
    forbid('shell-knows-remotes-by-name-only', ['^host-shell/'], ['^mfe-']),
    forbid(
      'gateway-renders-frame-and-shell-pages-alone',
      ['^host-shell/server/', tests],
      ['^host-shell/src/', '/frame/(header|footer)\\.tsx$|/shell-pages\\.routes\\.ts$'],
    ),
    forbid(
      'shared-rules-know-neither-program',
      ['^host-shell/shared/', tests],
      ['^host-shell/(src|server)/'],
    ),
    forbid('remotes-do-not-import-the-shell-or-the-api', ['^mfe-'], ['^(host-shell|reference-api)/']),
    forbid(
      'api-knows-contracts-locale-and-telemetry',
      ['^reference-api/(?!scripts/)'],
      ['^(mfe-|host-shell/|shared-kernel/(?!contracts|locale-ja|telemetry|testing/src/s3/))'],
    ),
    ...floorRules,
    forbid('api-pricing-is-pure', [api('pricing/pricing'), tests], ['', pricingKnows]),
    forbid(
      'payment-sandbox-stands-alone',
      [api('sandbox-payment')],
      [apiSource, api('sandbox-payment', 'payment/sandbox-card', 'platform/secret', 'platform/origin')],
    ),
    forbid(
      'api-knows-its-payment-service-over-the-network',
      [apiSource, `${api('sandbox-payment')}|${tests}`],
      [api('sandbox-payment')],
    ),
    forbid('api-schema-knows-rows-alone', [`${apiSource}platform/database/schema\\.ts$`], ['', rowTypes]),
    forbid('api-rows-know-no-query', ['^reference-api/.*\\.table\\.ts$'], [queries]),
    forbid('api-rules-are-pure', ['^reference-api/.*\\.rules\\.ts$'], [queries]),
    forbid('kernel-knows-nobody', ['^shared-kernel/'], ['^(mfe-|host-shell/|reference-api/)']),
    forbid(
      'journeys-spell-everything-out',
      ['^e2e/'],
      ['^(mfe-|host-shell/|reference-api/|shared-kernel/(?!testing|tooling))'],
    ),
    forbid(
      'ops-knows-the-tooling-alone',
      ['^ops/', tests],
      ['^(mfe-|host-shell/|reference-api/|e2e/|shared-kernel/(?!tooling/))'],
    ),
    forbid('nobody-imports-ops', ['', '^ops/'], ['^ops/']),
    ...Object.entries(kernelArrows).map(([name, allowed]) =>
      forbid(
        `kernel-${name}`,
        [kernel(name), tests],
        ['^shared-kernel/', [kernel(name), ...allowed.map(kernel)].join('|')],
      ),
    ),
    forbid(
      'testing-stays-out-of-production',
      ['', `${tests}|^e2e/`],
      ['^shared-kernel/testing/|\\.examples\\.ts$'],
    ),
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
