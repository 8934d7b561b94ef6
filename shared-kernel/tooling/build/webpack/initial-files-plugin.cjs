const webpack = require('webpack')

/** Writes `initial-files.json` with the entry's scripts and styles in load order, and its async chunks. */
exports.InitialFilesPlugin = class InitialFilesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('InitialFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'InitialFilesPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const main = compilation.entrypoints.get('main')
          if (!main) throw new Error('The bundle has no entry main')
          compilation.emitAsset(
            'initial-files.json',
            new webpack.sources.RawSource(JSON.stringify(main.getFiles())),
          )
        },
      )
    })
  }
}
