module.exports = globalThis.__pglite
