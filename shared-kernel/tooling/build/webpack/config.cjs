const { existsSync } = require('node:fs')
const path = require('node:path')
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack')
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin')
const MiniCssExtractPlugin = require('mini-css-extract-plugin')
const MinimizerPlugin = require('minimizer-webpack-plugin')
const webpack = require('webpack')
const { ChunkIntegrityPlugin } = require('./chunk-integrity-plugin.cjs')
const { InitialFilesPlugin } = require('./initial-files-plugin.cjs')
const { ScreenFilesPlugin } = require('./screen-files-plugin.cjs')
const { sharedModules } = require('./shared-modules.cjs')

const root = path.resolve(__dirname, '../../../..')
const reactRouterProduction = path.join(root, 'node_modules/react-router/dist/production')

const swc = ({ isDevelopment, isHot = false }) => ({
  test: /\.[jt]sx?$/,
  exclude: /node_modules/,
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: isDevelopment, refresh: isHot } },
      target: 'es2022',
    },
  },
})

const kernel = path.join(root, 'shared-kernel')

/**
 * Class names carry their owner's prefix; a kernel component has the same names in the shell's files and in
 * every server bundle.
 */
const css = (prefix, { isServer, isHot = false }) => {
  const inject = isServer ? [] : [isHot ? require.resolve('style-loader') : MiniCssExtractPlugin.loader]
  const loader = (options) => ({ loader: require.resolve('css-loader'), options })
  const modules = (owner) =>
    loader({
      modules: {
        namedExport: false,
        exportOnlyLocals: isServer,
        localIdentContext: root,
        localIdentName: `${owner}-[local]-[hash:base64:5]`,
      },
    })
  return [
    { test: /\.module\.css$/, include: kernel, use: [...inject, modules('ui')] },
    { test: /\.module\.css$/, exclude: kernel, use: [...inject, modules(prefix)] },
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      use: isServer
        ? [loader({ modules: { exportOnlyLocals: true } })]
        : [...inject, loader({ modules: false })],
    },
  ]
}

/** Contracts without their checks, for pages. */
const uncheckedContracts = {
  include: path.join(kernel, 'contracts'),
  resolve: { alias: { superstruct$: path.join(__dirname, 'unchecked-shapes.mjs') } },
}

const common = ({ context, version, isDevelopment }) => ({
  mode: isDevelopment ? 'development' : 'production',
  context,
  devtool: isDevelopment ? 'cheap-module-source-map' : false,
  performance: { hints: false },
  infrastructureLogging: { level: 'error' },
  stats: 'errors-warnings',
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    // rxjs offers modern JavaScript under a condition of its own.
    conditionNames: ['es2015', '...'],
    // The exports map of react-router answers its development build under every condition.
    alias: isDevelopment
      ? {}
      : {
          'react-router$': `${reactRouterProduction}/index.mjs`,
          'react-router/dom$': `${reactRouterProduction}/dom-export.mjs`,
        },
  },
  plugins: [new webpack.DefinePlugin({ __RELEASE_VERSION__: JSON.stringify(version) })],
})

/** @type {(role: string, name: string, options: any) => import('webpack').WebpackPluginInstance} */
const federation = (role, name, { exposes, kernelOverride, isDevelopment }) =>
  new ModuleFederationPlugin({
    name,
    ...(role === 'remote' ? { filename: 'remoteEntry.js', exposes } : {}),
    shared: /** @type {any} */ (sharedModules)(role, { kernelOverride, isDevelopment }),
    dts: false,
    dev: false,
    manifest: true,
    shareStrategy: 'loaded-first',
    experiments: {
      ...(role === 'host' ? { provideExternalRuntime: true } : { externalRuntime: true }),
      optimization: { disableSnapshot: true, target: 'web' },
    },
  })

/**
 * @param {any} options
 * `isDevelopment` takes React's development build, `isHot` keeps styles in scripts so that they are replaced
 * at once.
 */
const client = ({ context, prefix, version, outputPath, isDevelopment, isHot, cacheFolder }) => {
  const base = common({ context, version, isDevelopment })
  const names = isDevelopment ? '[name]' : '[name].[contenthash:8]'
  return {
    ...base,
    name: `${prefix}-client`,
    target: ['web', 'es2022'],
    output: {
      path: outputPath,
      clean: true,
      uniqueName: prefix,
      filename: `${names}.js`,
      chunkFilename: `${names}.js`,
    },
    module: {
      rules: [swc({ isDevelopment, isHot }), uncheckedContracts, ...css(prefix, { isServer: false, isHot })],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: cacheFolder,
      name: `${prefix}-client-${isDevelopment ? 'development' : 'production'}`,
      buildDependencies: { config: [__filename] },
    },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      minimize: !isDevelopment,
      minimizer: [
        new MinimizerPlugin({
          extractComments: false,
          minify: MinimizerPlugin.swcMinify,
          terserOptions: { compress: { passes: 2 }, mangle: true },
        }),
        new CssMinimizerPlugin(),
      ],
    },
    plugins: [
      ...base.plugins,
      ...(isHot ? [] : [new ChunkIntegrityPlugin()]),
      ...(isHot
        ? []
        : [
            new MiniCssExtractPlugin({
              filename: `${names}.css`,
              chunkFilename: `${names}.css`,
              ignoreOrder: true,
            }),
          ]),
    ],
  }
}

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
    // Styles first: the order of the cascade's layers is written in them.
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
      // The plugin provides its runtime to remotes as CommonJS and itself uses the same as modules: one of
      // the two is enough.
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

/**
 * A program for Node. `externals: 'npm'` leaves packages of the registry to the house's node_modules; one
 * that the program's package holds in another version is bundled.
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
  const isOfRegistry = ({ request }, done) =>
    /^(?!@storefront\/)(@[\w.-]+\/)?[\w][\w.-]*(\/.*)?$/.test(request) &&
    !/^(node:|\.)/.test(request) &&
    !existsSync(path.join(context, 'node_modules', request))
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

/** A remote with hot reload on its own port; the shell of the running shop loads its entry from there. */
exports.remoteDevelopment = ({ name, exposes, context, port, cacheFolder }) => {
  const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin')
  const base = exports.remoteClient({
    name,
    exposes,
    context,
    version: 'development',
    outputPath: path.join(context, 'dist'),
    isDevelopment: true,
    isHot: true,
    cacheFolder,
  })
  const refreshEntry = require.resolve('@pmmmwh/react-refresh-webpack-plugin/client/ReactRefreshEntry.js')
  return {
    ...base,
    output: { ...base.output, publicPath: `http://localhost:${port}/` },
    // Without an entry of its own the refresh plugin has nothing to inject into.
    plugins: [
      ...base.plugins,
      new ReactRefreshPlugin({ overlay: false, library: name }),
      new webpack.EntryPlugin(context, refreshEntry, { name: undefined }),
    ],
    devServer: {
      port,
      hot: true,
      liveReload: false,
      headers: { 'access-control-allow-origin': '*' },
      allowedHosts: 'all',
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false },
    },
  }
}
