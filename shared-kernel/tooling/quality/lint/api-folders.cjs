const { options } = require('./boundaries.cjs')

/** The API's folders import each other in one direction; row types (`.table`) are exempt for the schema. */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      severity: 'error',
      scope: 'folder',
      from: { path: '^reference-api/src/[^/]+$' },
      to: { path: '^reference-api/src/[^/]+$', circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: '\\.table\\.ts$|\\.test\\.ts$|/testing/|(^|/)(dist|node_modules|releases)/' },
  },
}
