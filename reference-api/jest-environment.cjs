const crypto = require('node:crypto')
const { TestEnvironment } = require('jest-environment-node')

/** PGlite imports modules of Node dynamically, which the sandbox refuses; the others are pure and large. */
const outside = {
  pglite: require('@electric-sql/pglite'),
  sanitizeHtml: require('sanitize-html'),
  yubin: require('yubin'),
}

const { scrypt } = crypto
const cheap = { N: 2 }

/** Hashes passwords at the least cost; other options stay as requested. */
const cheapScrypt = (password, salt, length, options, done) =>
  scrypt(password, salt, length, { ...options, ...cheap }, done)

/**
 * Loads some libraries outside the sandbox, once per worker. A test file about the time that a password
 * takes, or whose passwords another process checks, declares `@jest-environment-options {"hashesInFull":
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
