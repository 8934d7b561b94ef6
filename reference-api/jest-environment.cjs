const { TestEnvironment } = require('jest-environment-node')
const pglite = require('@electric-sql/pglite')

/**
 * PGlite imports Node's own modules dynamically, which jest's sandbox refuses: it lives outside and is loaded
 * once per worker.
 */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup()
    this.global.__pglite = pglite
  }
}
