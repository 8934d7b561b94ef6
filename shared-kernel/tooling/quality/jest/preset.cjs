const path = require('node:path')

const swc = [
  require.resolve('@swc/jest'),
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
  },
]

const slow = '.slow.test'
/**
 * The value of TESTS selects files: `gate` skips `*.slow.test.ts`, `slow` runs only those. All files run if
 * it is unset.
 */
const tests = process.env.TESTS

/**
 * Returns a Jest project: `browser` for screens (jsdom), `node` for rules and the API. Tests run with TZ=UTC
 * (see bin/test.mjs).
 * @param {string} rootDir
 * @param {'browser' | 'node'} [environment]
 */
exports.project = (rootDir, environment = 'browser') => ({
  displayName: path.basename(rootDir),
  rootDir,
  testEnvironment: environment === 'browser' ? require.resolve('./browser-environment.cjs') : 'node',
  runtime: require.resolve('./runtime.cjs'),
  testMatch: tests === 'slow' ? [`**/*${slow}.ts`, `**/*${slow}.tsx`] : ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', ...(tests === 'gate' ? [slow.replaceAll('.', '\\.')] : [])],
  transform: { '\\.[cm]?[jt]sx?$': swc },
  transformIgnorePatterns: [
    '/node_modules/(?!(@storefront|@opentelemetry|msw|@mswjs|until-async|rettime|outvariant|strict-event-emitter|@open-draft|is-node-process|headers-polyfill|axios|yubin|pg-boss)/)',
  ],
  moduleNameMapper: {
    '\\.module\\.css$': require.resolve('./css-classes.cjs'),
    '\\.css$': require.resolve('./css-classes.cjs'),
  },
  globals: { __RELEASE_VERSION__: 'test' },
  // A long timeout only affects failing tests, and a busy machine is slow.
  testTimeout: 60_000,
  setupFilesAfterEnv: [
    require.resolve('./setup-retry.cjs'),
    ...(environment === 'browser' ? [require.resolve('./setup-browser.cjs')] : []),
  ],
})
