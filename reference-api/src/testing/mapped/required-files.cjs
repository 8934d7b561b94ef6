const { readdirSync, readFileSync } = require('node:fs')
const path = require('node:path')

const sources = path.join(__dirname, '../..')

/**
 * Loads the files that webpack bundles for the `require.context` of a module, because Jest has none. Reads
 * the call's arguments from the module's source.
 * @param {string} file below `src`
 * @returns {[file: string, module: object][]} in the order of their names, e.g. `./cart/cart.routes.ts`
 */
exports.requiredFiles = (file) => {
  const [, folder, pattern] =
    /require\.context\('(.+?)', \w+, \/(.+)\/\)/.exec(readFileSync(path.join(sources, file), 'utf8')) ?? []
  if (!folder || !pattern) throw new Error(`${file} has no require.context that Jest can read`)
  const root = path.join(sources, path.dirname(file), folder)
  return readdirSync(root, { recursive: true })
    .map((one) => `./${String(one).replaceAll(path.sep, '/')}`)
    .filter((one) => new RegExp(pattern).test(one))
    .sort()
    .map((one) => [one, require(path.join(root, one))])
}
