module.exports = globalThis.__outside.sanitizeHtml
