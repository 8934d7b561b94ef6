const { readdirSync, readFileSync } = require('node:fs')
const path = require('node:path')

const sources = path.join(__dirname, '../..')
const [, pattern] =
  /require\.context\('\.\/', true, \/(.+)\/\)/.exec(
    readFileSync(path.join(sources, 'noun-modules.ts'), 'utf8'),
  ) ?? []
if (!pattern) throw new Error('noun-modules.ts has no pattern that Jest can read')

const files = readdirSync(sources, { recursive: true })
  .map((file) => `./${String(file).replaceAll(path.sep, '/')}`)
  .filter((file) => new RegExp(pattern).test(file))
  .sort()

/** The files that the build bundles, loaded from the tree, because Jest has no `require.context`. */
exports.nounModules = Object.fromEntries(files.map((file) => [file, require(path.join(sources, file))]))
