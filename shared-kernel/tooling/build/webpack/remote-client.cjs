const { client, federation } = require('./browser-client.cjs')
const { ScreenFilesPlugin } = require('./screen-files-plugin.cjs')

/**
 * Returns the configuration of a remote's browser bundle. `exposes` maps `./app`, `./widgets` and
 * `./headless` to their modules.
 * @param {Omit<import('./base.cjs').BundleOptions, 'prefix'> & { name: string }} options
 * @returns {import('./base.cjs').BundleConfig}
 */
exports.remoteClient = ({ name, ...options }) => {
  const base = client({ ...options, prefix: name })
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    // Puts code that two screens share into a separate chunk, so that navigating between them loads the code
    // once.
    optimization: { ...base.optimization, splitChunks: { chunks: 'async', minSize: 4_000 } },
    plugins: [
      ...base.plugins,
      federation('remote', name.replace('-', '_'), options),
      new ScreenFilesPlugin(),
    ],
  }
}
