const path = require('node:path')
const webpack = require('webpack')

/**
 * Returns the name of a lazy screen: `product-list` for `product-list.route.tsx`. The id of its route starts
 * with this name.
 * @param {string} [request]
 */
const toScreenName = (request) => /([\w-]+)\.route$/.exec(request ?? '')?.[1]

/**
 * Writes `screens.json` with the scripts and styles of each lazy screen: `{ [screen]: { scripts, styles } }`.
 */
exports.ScreenFilesPlugin = class ScreenFilesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ScreenFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ScreenFilesPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          /** @type {Record<string, { scripts: string[], styles: string[] }>} */
          const screens = {}
          for (const group of compilation.chunkGroups) {
            // A page loads the current build, so the hot updates before it are omitted.
            const files = group.getFiles().filter((file) => !file.includes('.hot-update.'))
            for (const { request } of group.origins) {
              const screen = toScreenName(request)
              if (screen)
                screens[screen] = {
                  scripts: files.filter((file) => path.extname(file) === '.js'),
                  styles: files.filter((file) => path.extname(file) === '.css'),
                }
            }
          }
          compilation.emitAsset('screens.json', new webpack.sources.RawSource(JSON.stringify(screens)))
        },
      )
    })
  }
}
