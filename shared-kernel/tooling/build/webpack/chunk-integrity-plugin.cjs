const { createHash } = require('node:crypto')
const MiniCssExtractPlugin = require('mini-css-extract-plugin')
const webpack = require('webpack')

/** @typedef {Record<'js' | 'css', Record<string, string>>} Tables */

const placeholders = { js: '"__CHUNK_SCRIPTS__"', css: '"__CHUNK_STYLES__"' }

/**
 * Adds subresource integrity for lazy chunks. The entry contains the hashes of the scripts and styles that it
 * may load, and the composition contains the hash of the entry. The file name of the entry has no content
 * hash, so there is no circular dependency. webpack-subresource-integrity 5.1 doesn't handle the container of
 * a remote.
 */
exports.ChunkIntegrityPlugin = class ChunkIntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation)
      createScript.tap(
        'ChunkIntegrityPlugin',
        (source) => `${source}\nscript.integrity = ${placeholders.js}[chunkId] || "";`,
      )
      const { beforeTagInsert } = MiniCssExtractPlugin.getCompilationHooks(compilation)
      beforeTagInsert.tap(
        'ChunkIntegrityPlugin',
        (source, { tag, chunkId }) => `${source}\n${tag}.integrity = ${placeholders.css}[${chunkId}];`,
      )
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1
      compilation.hooks.processAssets.tap({ name: 'ChunkIntegrityPlugin', stage }, (assets) => {
        const tables = buildTables(compilation)
        for (const [file, source] of Object.entries(assets)) {
          const text = file.endsWith('.js') ? String(source.source()) : ''
          if (!text.includes('__CHUNK_S')) continue
          if (compilation.getAsset(file)?.info.contenthash)
            throw new Error(`${file} loads chunks and carries its own content hash`)
          compilation.updateAsset(file, new webpack.sources.RawSource(withTables(text, tables)))
        }
      })
    })
  }
}

/**
 * Returns the hashes of chunks by chunk id, as `{ js, css }`.
 * @param {import('webpack').Compilation} compilation
 */
function buildTables(compilation) {
  /** @type {Tables} */
  const tables = { js: {}, css: {} }
  for (const chunk of compilation.chunks) {
    if (chunk.canBeInitial() && chunk.hasRuntime()) continue
    for (const file of chunk.files) {
      const kind = /** @type {keyof Tables | undefined} */ (/\.(js|css)$/.exec(file)?.[1])
      if (!kind) continue
      const asset = compilation.getAsset(file)
      if (!asset) throw new Error(`${file} is a file of a chunk and was not emitted`)
      tables[kind][String(chunk.id)] = computeIntegrity(asset.source.buffer())
    }
  }
  return tables
}

/**
 * @param {string} text
 * @param {Tables} tables
 */
const withTables = (text, tables) =>
  text
    .replaceAll(placeholders.js, JSON.stringify(tables.js))
    .replaceAll(placeholders.css, JSON.stringify(tables.css))

/** @param {Buffer} bytes */
const computeIntegrity = (bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`
exports.computeIntegrity = computeIntegrity
