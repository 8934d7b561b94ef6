const { existsSync } = require('node:fs')
const path = require('node:path')
const { common, css, swc } = require('./base.cjs')

const house = path.join(__dirname, '../../../..')

/** The folder whose node_modules resolve a package for an import from `folder`. */
const holderOf = (folder, name) =>
  existsSync(path.join(folder, 'node_modules', name)) || folder === path.dirname(folder)
    ? folder
    : holderOf(path.dirname(folder), name)

/** True when a request resolves to other node_modules than the root's; false for Node's own modules. */
const isHeldElsewhere = (folder, request) => {
  const [name = ''] = /^(@[^/]+\/)?[^/]+/.exec(request) ?? []
  const holder = holderOf(folder, name)
  return holder !== house && holder !== path.dirname(holder)
}

/**
 * A program for Node. `externals: 'npm'` leaves registry packages to the root's node_modules. A package that
 * the program or its importer resolves elsewhere is bundled with its own dependencies: an image without
 * development dependencies has no other copy.
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
    ![context, issuer].some((folder) => isHeldElsewhere(folder, request))
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
    // A remote's server requires releases by path at run time.
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
