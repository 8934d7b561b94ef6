const whole = require('./jest.config.cjs')
const files = require('./embedded-tests.json')

/** What can differ on the embedded database: one connection, its driver, a folder that a process locks. */
module.exports = {
  ...whole,
  testMatch: Object.values(files)
    .flat()
    .map((file) => `<rootDir>/${file}`),
}
