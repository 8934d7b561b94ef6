const whole = require('./jest.config.cjs')
const reasons = require('./embedded-tests.json')

const files = Object.values(reasons).flat()

/** What can differ on the embedded database: one connection, another driver, a folder that a process locks. */
module.exports = { ...whole, testMatch: files.map((file) => `<rootDir>/${file}`) }
