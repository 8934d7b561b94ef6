const whole = require('./jest.config.cjs')
const lists = require('./embedded-tests.json')

const { TESTS: tests = 'all' } = process.env
/** Test files selected by the variable TESTS (`gate`, `slow` or `all`), as in the preset. */
const files = [
  ...(tests === 'slow' ? [] : Object.values(lists.gate)),
  ...(tests === 'gate' ? [] : Object.values(lists.slow)),
].flat()
const statements = process.env.EXECUTED_STATEMENTS ? ['src/testing/statements/every-statement.test.ts'] : []

/**
 * Runs the tests whose results may differ on the embedded database, which has a single connection, its own
 * driver and a locked folder.
 */
module.exports = {
  ...whole,
  testMatch: [...files, ...statements].map((file) => `<rootDir>/${file}`),
  testPathIgnorePatterns: ['/node_modules/'],
}
