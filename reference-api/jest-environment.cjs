const crypto = require('node:crypto')
const { TestEnvironment } = require('jest-environment-node')

/** PGlite imports modules of Node dynamically, which the sandbox refuses; the others are pure, and large. */
const outside = {
  pglite: require('@electric-sql/pglite'),
  sanitizeHtml: require('sanitize-html'),
  yubin: require('yubin'),
}

const { scrypt } = crypto
const cheap = { N: 2 }

/** What the API hashes passwords with, at the least cost: what it is asked for is still what it was told. */
const cheapScrypt = (password, salt, length, options, done) =>
  scrypt(password, salt, length, { ...options, ...cheap }, done)

/**
 * Some libraries live outside the sandbox and are loaded once per worker. A file whose subject is how long a
 * password takes, or whose passwords another process checks, says `@jest-environment-options
 * {"hashesInFull": true}`.
 */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    crypto.scrypt = config.projectConfig.testEnvironmentOptions.hashesInFull ? scrypt : cheapScrypt
  }

  async setup() {
    await super.setup()
    this.global.__outside = outside
  }
}
