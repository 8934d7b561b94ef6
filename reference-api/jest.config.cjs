const project = require('../shared-kernel/tooling/quality/jest/preset.cjs').project(__dirname, 'node')

/** Where a run notes which statements of the SQL files each test file has executed. */
const executedSql = process.env.EXECUTED_SQL
const isOnServer = Boolean(process.env.TEST_DATABASE_URL)

module.exports = {
  ...project,
  testEnvironment: require.resolve('./jest-environment.cjs'),
  moduleNameMapper: {
    ...project.moduleNameMapper,
    '^@electric-sql/pglite$': require.resolve('./src/testing/pglite-outside.cjs'),
    '^sanitize-html$': require.resolve('./src/testing/sanitize-html-outside.cjs'),
    '^yubin$': require.resolve('./src/testing/yubin-outside.cjs'),
  },
  // Its subject is the embedded database, whatever the others run on.
  testPathIgnorePatterns: ['/node_modules/', ...(isOnServer ? ['/database/migrate.test.ts$'] : [])],
  maxWorkers: 2,
  // The first file of a run may have to migrate and dump a database on a busy machine.
  testTimeout: 60_000,
  ...(executedSql && {
    collectCoverage: true,
    collectCoverageFrom: ['src/**/*.sql.ts'],
    coverageReporters: [],
  }),
}
