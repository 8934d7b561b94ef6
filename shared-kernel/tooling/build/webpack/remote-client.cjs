const { client, federation } = require('./browser-client.cjs')
const { ScreenFilesPlugin } = require('./screen-files-plugin.cjs')

/** The browser part of a remote; `exposes` maps `./app`, `./widgets` and `./headless` to their modules. */
exports.remoteClient = ({ name, ...options }) => {
  const base = client({ ...options, prefix: name })
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    // What two screens share is a file of its own, so that going from one to the other brings it once.
    optimization: { ...base.optimization, splitChunks: { chunks: 'async', minSize: 4_000 } },
    plugins: [
      ...base.plugins,
      federation('remote', name.replace('-', '_'), options),
      new ScreenFilesPlugin(),
    ],
  }
}
