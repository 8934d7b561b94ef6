module.exports = globalThis.__outside.pglite
