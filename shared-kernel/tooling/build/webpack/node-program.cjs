const { existsSync } = require('node:fs')
const path = require('node:path')
const { common, css, swc } = require('./base.cjs')

/** The package of the house that a file belongs to. */
const packageOf = (folder) =>
  existsSync(path.join(folder, 'package.json')) || folder === path.dirname(folder)
    ? folder
    : packageOf(path.dirname(folder))

/**
 * A program for Node. `externals: 'npm'` leaves packages of the registry to the house's node_modules; one
 * that the program's package, or whoever imports it, holds in another version is bundled.
 */
exports.nodeProgram = ({
  context,
  prefix,
  version,
  outputPath,
  entry,
  externals,
  cacheFolder,
  isDevelopment = false,
}) => {
  const base = common({ context, version, isDevelopment })
  const isOfRegistry = ({ request, context: issuer }, done) =>
    /^(?!@storefront\/)(@[\w.-]+\/)?[\w][\w.-]*(\/.*)?$/.test(request) &&
    !/^(node:|\.)/.test(request) &&
    ![context, packageOf(issuer)].some((folder) => existsSync(path.join(folder, 'node_modules', request)))
      ? done(null, `commonjs ${request}`)
      : done()
  return {
    ...base,
    name: `${prefix}-server`,
    target: 'node20',
    entry,
    output: {
      path: outputPath,
      clean: true,
      filename: '[name].cjs',
      chunkFilename: '[name].[contenthash:8].cjs',
      library: { type: 'commonjs2' },
    },
    resolve: {
      ...base.resolve,
      conditionNames: ['es2015', 'node', 'import', 'module', 'require', 'default'],
    },
    externals: externals === 'npm' ? [isOfRegistry] : [],
    // A remote's server requires releases by their path, at run time.
    module: {
      parser: { javascript: { createRequire: false } },
      rules: [swc({ isDevelopment }), ...css(prefix, { isServer: true })],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: cacheFolder,
      name: `${prefix}-server-${isDevelopment ? 'development' : 'production'}`,
      buildDependencies: { config: [__filename] },
    },
    optimization: { minimize: false, splitChunks: false },
    node: { __dirname: false, __filename: false },
  }
}
