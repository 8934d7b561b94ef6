const whole = require('./jest.config.cjs')
const reasons = require('./embedded-tests.json')

const files = Object.values(reasons).flat()

/** What can differ on the embedded database: one connection, its driver, a folder that is locked. */
module.exports = { ...whole, testMatch: files.map((file) => `<rootDir>/${file}`) }
