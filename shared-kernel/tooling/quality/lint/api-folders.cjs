const { apiFloors, singleNouns } = require('./api-floors.cjs')
const { options } = require('./boundaries.cjs')

const shared = apiFloors.flat().filter((floor) => !singleNouns.includes(floor))
/** Matches the folder of a noun. */
const noun = `^reference-api/src/((${shared.join('|')})/[^/]+|${singleNouns.join('|')})$`

/**
 * Rejects cycles between nouns of the API. Row types (`.table`) are exempt because the schema needs them.
 */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      severity: 'error',
      scope: 'folder',
      from: { path: noun },
      to: { path: noun, circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: '\\.(table|test|examples)\\.ts$|/testing/|(^|/)(dist|node_modules|releases)/' },
  },
}
