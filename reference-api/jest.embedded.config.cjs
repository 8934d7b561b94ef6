const whole = require('./jest.config.cjs')
const lists = require('./embedded-tests.json')

const { TESTS: tests = 'all' } = process.env
/** TESTS as in the preset: the gate's list with the statements of the run on PostgreSQL, or the slow one. */
const files = [
  ...(tests === 'slow' ? [] : Object.values(lists.gate)),
  ...(tests === 'gate' ? [] : Object.values(lists.slow)),
].flat()
const statements = process.env.EXECUTED_STATEMENTS ? ['src/testing/statements/every-statement.test.ts'] : []

/** Tests whose results may differ on the embedded database: one connection, its driver, a locked folder. */
module.exports = {
  ...whole,
  testMatch: [...files, ...statements].map((file) => `<rootDir>/${file}`),
  testPathIgnorePatterns: ['/node_modules/'],
}
