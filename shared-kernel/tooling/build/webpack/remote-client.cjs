const { client, federation } = require('./browser-client.cjs')
const { ScreenFilesPlugin } = require('./screen-files-plugin.cjs')

/** The browser part of a remote; `exposes` maps `./app`, `./widgets` and `./headless` to their modules. */
exports.remoteClient = ({ name, ...options }) => {
  const base = client({ ...options, prefix: name })
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    // Code that two screens share is a chunk of its own, so that navigation between them loads it once.
    optimization: { ...base.optimization, splitChunks: { chunks: 'async', minSize: 4_000 } },
    plugins: [
      ...base.plugins,
      federation('remote', name.replace('-', '_'), options),
      new ScreenFilesPlugin(),
    ],
  }
}
