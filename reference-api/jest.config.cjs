const project = require('../shared-kernel/tooling/quality/jest/preset.cjs').project(__dirname, 'node')

const isOnServer = Boolean(process.env.TEST_DATABASE_URL)

module.exports = {
  ...project,
  testEnvironment: require.resolve('./jest-environment.cjs'),
  moduleNameMapper: {
    ...project.moduleNameMapper,
    '^@electric-sql/pglite$': require.resolve('./src/testing/mapped/pglite-outside.cjs'),
    '^sanitize-html$': require.resolve('./src/testing/mapped/sanitize-html-outside.cjs'),
    '^yubin$': require.resolve('./src/testing/mapped/yubin-outside.cjs'),
    '^\\./noun-modules$': require.resolve('./src/testing/mapped/read-noun-modules.cjs'),
    '^\\./migration-files$': require.resolve('./src/testing/mapped/read-migrations.cjs'),
  },
  // `migrate.test.ts` always tests the embedded database, so a run on a server skips it.
  testPathIgnorePatterns: [
    ...project.testPathIgnorePatterns,
    '/testing/statements/every-statement.test.ts$',
    ...(isOnServer ? ['/database/migrate.test.ts$'] : []),
  ],
  setupFilesAfterEnv: [
    ...project.setupFilesAfterEnv,
    ...(process.env.EXECUTED_STATEMENTS
      ? [require.resolve('./src/testing/statements/note-statements.ts')]
      : []),
  ],
  maxWorkers: 2,
  // The first file of a run may have to migrate and dump a database on a busy machine.
  testTimeout: 60_000,
}
