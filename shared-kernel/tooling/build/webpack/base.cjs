const path = require('node:path')
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin')
const MiniCssExtractPlugin = require('mini-css-extract-plugin')
const MinimizerPlugin = require('minimizer-webpack-plugin')
const webpack = require('webpack')

const root = path.resolve(__dirname, '../../../..')
const reactRouterProduction = path.join(root, 'node_modules/react-router/dist/production')
const kernel = path.join(root, 'shared-kernel')

/**
 * The options of every bundle. `prefix` names it and starts its class names, `exposes` maps the names that a
 * remote offers to their modules. `isDevelopment` uses React's development build, `isHot` enables hot
 * replacement of components.
 * @typedef {{ context: string, prefix: string, version: string, outputPath: string, cacheFolder: string,
 *   exposes?: Record<string, { import: string, name: string }>, kernelOverride?: string,
 *   isDevelopment?: boolean, isHot?: boolean }} BundleOptions
 * @typedef {import('webpack').Configuration} Configuration
 * @typedef {Configuration & Required<Pick<Configuration, 'plugins'>>} BundleConfig
 */

/** @param {{ isDevelopment?: boolean, isHot?: boolean }} options */
const swc = ({ isDevelopment, isHot = false }) => ({
  test: /\.[jt]sx?$/,
  exclude: [/node_modules/, inlineFiles],
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: isDevelopment, refresh: isHot } },
      target: 'es2022',
    },
  },
})

/** Files of functions that the gateway writes into documents (`inlineProgram`). */
const inlineFiles = /\.inline\.ts$/

/** The rule that minifies such functions, because a server's bundle is not minified. */
const minifiedInline = {
  test: inlineFiles,
  loader: require.resolve('swc-loader'),
  options: {
    minify: true,
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      minify: { compress: { passes: 3, toplevel: false }, mangle: { toplevel: false }, module: true },
    },
  },
}

/**
 * Returns the rules for styles. Class names start with the prefix of their package; in development those of
 * the package itself also have the name in the source. Kernel components have the same class names in every
 * build, because a shell in development shows pages that released servers render.
 * @param {string} prefix
 * @param {{ isServer: boolean, isDevelopment?: boolean }} options
 */
const css = (prefix, { isServer, isDevelopment }) => {
  const inject = isServer ? [] : [MiniCssExtractPlugin.loader]
  const loader = (/** @type {object} */ options) => ({ loader: require.resolve('css-loader'), options })
  const modules = (/** @type {string} */ owner, isNamed = false) =>
    loader({
      modules: {
        namedExport: false,
        exportOnlyLocals: isServer,
        localIdentContext: root,
        localIdentName: `${owner}-${isNamed ? '[local]-' : ''}[hash:base64:5]`,
      },
    })
  return [
    { test: /\.module\.css$/, include: kernel, use: [...inject, modules('ui')] },
    { test: /\.module\.css$/, exclude: kernel, use: [...inject, modules(prefix, isDevelopment)] },
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      use: isServer
        ? [loader({ modules: { exportOnlyLocals: true } })]
        : [...inject, loader({ modules: false })],
    },
  ]
}

/**
 * @param {Pick<BundleOptions, 'context' | 'version' | 'isDevelopment'>} options
 * @returns {BundleConfig}
 */
const common = ({ context, version, isDevelopment }) => ({
  mode: isDevelopment ? 'development' : 'production',
  context,
  devtool: isDevelopment ? 'cheap-module-source-map' : false,
  performance: { hints: false },
  infrastructureLogging: { level: 'error' },
  stats: 'errors-warnings',
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    // rxjs exposes its modern JavaScript under a custom export condition.
    conditionNames: ['es2015', '...'],
    // Every condition in react-router's exports map leads to its development build, so these aliases are
    // needed.
    alias: isDevelopment
      ? {}
      : {
          'react-router$': `${reactRouterProduction}/index.mjs`,
          'react-router/dom$': `${reactRouterProduction}/dom-export.mjs`,
        },
  },
  plugins: [new webpack.DefinePlugin({ __RELEASE_VERSION__: JSON.stringify(version) })],
})

/** Minifies the scripts and styles of pages. */
const minimizer = [
  new MinimizerPlugin({
    extractComments: false,
    minify: MinimizerPlugin.swcMinify,
    terserOptions: { compress: { passes: 2 }, mangle: true },
  }),
  new CssMinimizerPlugin(),
]

module.exports = { common, css, kernel, minifiedInline, minimizer, swc }
