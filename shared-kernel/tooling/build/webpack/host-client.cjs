const webpack = require('webpack')
const { client, federation } = require('./browser-client.cjs')
const { InitialFilesPlugin } = require('./initial-files-plugin.cjs')

/**
 * Returns the configuration of the shell's browser bundle. The bundle is split into a framework chunk and
 * main, both deferred, to avoid long tasks.
 * @param {Omit<import('./base.cjs').BundleOptions, 'prefix'>} options
 * @returns {import('./base.cjs').BundleConfig}
 */
exports.hostClient = (options) => {
  const base = client({ ...options, prefix: 'shell' })
  /** @type {{ test: RegExp, name: string, chunks: 'initial', enforce: boolean }} */
  const framework = {
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|single-spa|single-spa-react)[\\/]/,
    name: 'framework',
    chunks: 'initial',
    enforce: true,
  }
  return {
    ...base,
    // Styles come first because they declare the order of the cascade layers.
    entry: {
      main: [
        ...(options.isDevelopment ? [require.resolve('./renderer-hook.mjs')] : []),
        './src/styles.ts',
        './src/main.ts',
      ],
    },
    // Files are immutable because the version is in the folder. The host's federation runtime can't resolve
    // content hashes.
    output: {
      ...base.output,
      publicPath: `/shell/${options.version}/`,
      filename: '[name].js',
      chunkFilename: '[name].js',
    },
    optimization: { ...base.optimization, splitChunks: { cacheGroups: { framework } } },
    plugins: [
      ...base.plugins,
      federation('host', 'shell', options),
      // The plugin offers its runtime to remotes as CommonJS but uses the ES module itself. The bundle needs
      // only one of the two.
      new webpack.NormalModuleReplacementPlugin(
        /inject-external-runtime-core-plugin[\\/]dist[\\/]index\.cjs$/,
        (resource) => {
          resource.request = resource.request.replace(/\.cjs$/, '.js')
        },
      ),
      new InitialFilesPlugin(),
    ],
  }
}
