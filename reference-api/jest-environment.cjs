const crypto = require('node:crypto')
const { TestEnvironment } = require('jest-environment-node')

/**
 * Libraries loaded outside the sandbox. PGlite uses dynamic imports, which the sandbox rejects. The other two
 * are large and keep no state.
 */
const outside = {
  pglite: require('@electric-sql/pglite'),
  sanitizeHtml: require('sanitize-html'),
  yubin: require('yubin'),
}

const { scrypt } = crypto
const cheap = { N: 2 }

/** Hashes passwords with the lowest scrypt cost. Other options are passed on unchanged. */
const cheapScrypt = (password, salt, length, options, done) =>
  scrypt(password, salt, length, { ...options, ...cheap }, done)

/**
 * Provides some libraries from outside the sandbox, loaded once per worker. A test file that measures hashing
 * time, or whose passwords another process verifies, declares `@jest-environment-options {"hashesInFull":
 * true}`.
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
