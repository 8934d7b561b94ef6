const project = require('../shared-kernel/tooling/jest/preset.cjs').project(__dirname, 'node')

module.exports = {
  ...project,
  testEnvironment: require.resolve('./jest-environment.cjs'),
  moduleNameMapper: {
    ...project.moduleNameMapper,
    '^@electric-sql/pglite$': require.resolve('./src/testing/pglite-outside.cjs'),
  },
  maxWorkers: 2,
  // The first file of a run may have to migrate and dump a database on a busy machine.
  testTimeout: 60_000,
}
