const webpack = require('webpack')
const { client, federation } = require('./browser-client.cjs')
const { InitialFilesPlugin } = require('./initial-files-plugin.cjs')

/** The browser part of the shell: a framework chunk and main, both deferred, so that no task is long. */
exports.hostClient = (options) => {
  const base = client({ ...options, prefix: 'shell' })
  const framework = {
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|single-spa|single-spa-react)[\\/]/,
    name: 'framework',
    chunks: 'initial',
    enforce: true,
  }
  return {
    ...base,
    // Styles first: they declare the order of the cascade layers.
    entry: {
      main: [
        ...(options.isDevelopment ? [require.resolve('./renderer-hook.mjs')] : []),
        './src/styles.ts',
        './src/main.ts',
      ],
    },
    // The version in the folder makes every file immutable; the federation runtime of a host cannot resolve
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
      // The plugin provides its runtime to remotes as CommonJS and itself uses the ES module: one of the two
      // is enough.
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
