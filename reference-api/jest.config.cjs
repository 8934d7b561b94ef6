const project = require('../shared-kernel/tooling/jest/preset.cjs').project(__dirname, 'node')

// Races prove nothing on the embedded database's one connection: they run beside a PostgreSQL server (scripts/with-postgresql.mjs).
const races = process.env.TEST_DATABASE_URL ? [] : ['\\.race\\.test\\.ts$']

module.exports = {
  ...project,
  testEnvironment: require.resolve('./jest-environment.cjs'),
  moduleNameMapper: { ...project.moduleNameMapper, '^@electric-sql/pglite$': require.resolve('./src/testing/pglite-outside.cjs') },
  testPathIgnorePatterns: ['/node_modules/', ...races],
  maxWorkers: 2,
  // The first file of a run may have to migrate and dump a database on a busy machine.
  testTimeout: 60_000,
}
