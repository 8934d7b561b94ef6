const { options } = require('./boundaries.cjs')

/**
 * Direction of dependencies between the API's folders. Row types (`.table`) are exempt because the schema
 * needs them.
 */
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
