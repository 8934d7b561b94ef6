const { existsSync } = require('node:fs')
const path = require('node:path')
const { common, css, minifiedInline, minimizer, swc } = require('./base.cjs')

const house = path.join(__dirname, '../../../..')

/**
 * Finds the folder whose node_modules contain a package that a file in `folder` imports.
 * @type {(folder: string, name: string) => string}
 */
const findHolder = (folder, name) =>
  existsSync(path.join(folder, 'node_modules', name)) || folder === path.dirname(folder)
    ? folder
    : findHolder(path.dirname(folder), name)

/**
 * Returns true if a request resolves outside the root's node_modules. Returns false for Node's built-in
 * modules.
 * @param {string} folder
 * @param {string} request
 */
const isHeldElsewhere = (folder, request) => {
  const [name = ''] = /^(@[^/]+\/)?[^/]+/.exec(request) ?? []
  const holder = findHolder(folder, name)
  return holder !== house && holder !== path.dirname(holder)
}

/**
 * @typedef {{ entry: Record<string, string>, externals: 'npm' | 'none' }} Program
 */

/**
 * Returns the configuration of a Node bundle. `externals: 'npm'` leaves registry packages in the root's
 * node_modules. A package that resolves to another node_modules is bundled with its dependencies, because an
 * image without development dependencies has no other copy.
 * @param {import('./base.cjs').BundleOptions & Program} options
 * @returns {import('./base.cjs').BundleConfig}
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
  /**
   * @param {{ request: string, context: string }} required
   * @param {(error?: null, result?: string) => void} done
   */
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
      rules: [swc({ isDevelopment }), minifiedInline, ...css(prefix, { isServer: true, isDevelopment })],
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

/**
 * Returns the configuration of a browser script that a Node program serves to a page of its own. The script
 * lies in `frame/` beside that program, whose build cleans the folder first.
 * @param {import('./base.cjs').BundleOptions & { entry: Record<string, string> }} options
 * @returns {import('./base.cjs').BundleConfig}
 */
exports.frameProgram = ({ context, prefix, version, outputPath, entry, cacheFolder }) => ({
  ...common({ context, version }),
  name: `${prefix}-frame`,
  dependencies: [`${prefix}-server`],
  target: ['web', 'es2022'],
  entry,
  output: { path: path.join(outputPath, 'frame'), filename: '[name].js' },
  module: { rules: [swc({})] },
  cache: {
    type: 'filesystem',
    cacheDirectory: cacheFolder,
    name: `${prefix}-frame`,
    buildDependencies: { config: [__filename] },
  },
  optimization: { minimizer },
})
