const path = require('node:path')
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin')
const webpack = require('webpack')
const { remoteClient } = require('../../build/webpack/remote-client.cjs')

const refresh = require.resolve('@pmmmwh/react-refresh-webpack-plugin/client/ReactRefreshEntry.js')
const reports = path.join(__dirname, 'browser-reports.mjs')

/** A page opened while a build fails gets the last successful build, if there was one. */
const keepLastBuild = (compiler) => {
  let isThere = false
  const isSpoilt = ({ errors }) => errors.length > 0
  compiler.hooks.shouldEmit.tap('keepLastBuild', (compilation) => !(isThere && isSpoilt(compilation)))
  compiler.hooks.compilation.tap('keepLastBuild', (compilation) =>
    compilation.hooks.shouldRecord.tap('keepLastBuild', () => !(isThere && isSpoilt(compilation))),
  )
  compiler.hooks.afterEmit.tap('keepLastBuild', () => void (isThere = true))
}

/**
 * The browser part of a remote whose modules are replaced in an open page.
 * @param {any} options
 * `reportUrl` receives errors of the page
 */
exports.hotClient = ({ reportUrl, ...options }) => {
  const base = remoteClient({ ...options, isDevelopment: true, isHot: true })
  const { name, context } = options
  return {
    ...base,
    // The output lives in the server's memory.
    output: {
      ...base.output,
      clean: false,
      pathinfo: false,
      devtoolModuleFilenameTemplate: '[absolute-resource-path]',
    },
    optimization: { ...base.optimization, chunkIds: 'named', moduleIds: 'named' },
    stats: 'none',
    // Batches files that an editor saves at once; a longer delay would be felt.
    watchOptions: { aggregateTimeout: 5 },
    plugins: [
      ...base.plugins,
      new webpack.DefinePlugin({ __REPORT_URL__: JSON.stringify(reportUrl) }),
      new ReactRefreshPlugin({ overlay: false, library: name }),
      // The refresh plugin injects only into an existing entry.
      new webpack.EntryPlugin(context, refresh, { name: undefined }),
      new webpack.EntryPlugin(context, reports, { name: undefined }),
      keepLastBuild,
    ],
  }
}
