const path = require('node:path')
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin')
const webpack = require('webpack')
const { remoteClient } = require('../../build/webpack/remote-client.cjs')

const refresh = require.resolve('@pmmmwh/react-refresh-webpack-plugin/client/ReactRefreshEntry.js')
const reports = path.join(__dirname, 'browser-reports.mjs')

/**
 * Keeps serving the last successful build, if there is one, to a page that is opened while the build is
 * broken.
 * @param {import('webpack').Compiler} compiler
 */
const keepLastBuild = (compiler) => {
  let isThere = false
  const isSpoilt = (/** @type {import('webpack').Compilation} */ { errors }) => errors.length > 0
  compiler.hooks.shouldEmit.tap('keepLastBuild', (compilation) => !(isThere && isSpoilt(compilation)))
  compiler.hooks.compilation.tap('keepLastBuild', (compilation) =>
    compilation.hooks.shouldRecord.tap('keepLastBuild', () => !(isThere && isSpoilt(compilation))),
  )
  compiler.hooks.afterEmit.tap('keepLastBuild', () => void (isThere = true))
}

/**
 * Returns the configuration of a remote's browser bundle with hot module replacement.
 * @param {Parameters<typeof remoteClient>[0] & { reportUrl: string }} options `reportUrl` receives errors of
 * the page
 */
exports.hotClient = ({ reportUrl, ...options }) => {
  const base = remoteClient({ ...options, isDevelopment: true, isHot: true })
  const { name, context } = options
  return {
    ...base,
    // The server keeps the output in memory.
    output: {
      ...base.output,
      clean: false,
      pathinfo: false,
      devtoolModuleFilenameTemplate: '[absolute-resource-path]',
    },
    optimization: { ...base.optimization, chunkIds: 'named', moduleIds: 'named' },
    stats: 'none',
    // Batches files that an editor saves together. A longer delay would be noticeable.
    watchOptions: { aggregateTimeout: 5 },
    plugins: [
      ...base.plugins,
      new webpack.DefinePlugin({ __REPORT_URL__: JSON.stringify(reportUrl) }),
      new ReactRefreshPlugin({ overlay: false, library: name }),
      // The refresh plugin can inject its code only into an existing entry.
      new webpack.EntryPlugin(context, refresh, { name: undefined }),
      new webpack.EntryPlugin(context, reports, { name: undefined }),
      keepLastBuild,
    ],
  }
}
