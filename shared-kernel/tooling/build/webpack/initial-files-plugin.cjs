const webpack = require('webpack')

/** Writes `initial-files.json` with the entry's scripts and styles in load order, and its async chunks. */
exports.InitialFilesPlugin = class InitialFilesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('InitialFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'InitialFilesPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const files = compilation.entrypoints.get('main').getFiles()
          compilation.emitAsset('initial-files.json', new webpack.sources.RawSource(JSON.stringify(files)))
        },
      )
    })
  }
}
