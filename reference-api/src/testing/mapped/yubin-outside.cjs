module.exports = globalThis.__outside.yubin
