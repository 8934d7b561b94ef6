const path = require('node:path')
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack')
const MiniCssExtractPlugin = require('mini-css-extract-plugin')
const { common, css, kernel, minimizer, swc } = require('./base.cjs')
const { ChunkIntegrityPlugin } = require('./chunk-integrity-plugin.cjs')
const { sharedModules } = require('./shared-modules.cjs')

/** Replaces the validation in contracts, which pages don't need. */
const uncheckedContracts = {
  include: path.join(kernel, 'contracts'),
  resolve: { alias: { superstruct$: path.join(__dirname, 'unchecked-shapes.mjs') } },
}

/** @satisfies {import('webpack').RuleSetRule} */
const withoutDecisions = {
  test: /[\\/](contracts[\\/]src[\\/][\w-]+|src[\\/]routes)\.ts$/,
  enforce: 'pre',
  loader: require.resolve('./drop-decisions.cjs'),
}

/**
 * @param {'host' | 'remote'} role
 * @param {string} name
 * @param {Pick<import('./base.cjs').BundleOptions, 'exposes' | 'kernelOverride' | 'isDevelopment'>} options
 * @returns {import('webpack').WebpackPluginInstance}
 */
const federation = (role, name, { exposes, kernelOverride, isDevelopment }) =>
  new ModuleFederationPlugin({
    name,
    ...(role === 'remote' ? { filename: 'remoteEntry.js', exposes } : {}),
    shared: sharedModules(role, { kernelOverride, isDevelopment }),
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
 * Returns the configuration that all browser bundles share.
 * @param {import('./base.cjs').BundleOptions} options
 * @returns {import('./base.cjs').BundleConfig}
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
      rules: [
        swc({ isDevelopment, isHot }),
        uncheckedContracts,
        withoutDecisions,
        ...css(prefix, { isServer: false, isDevelopment }),
      ],
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
      minimizer,
    },
    plugins: [
      ...base.plugins,
      ...(isHot ? [] : [new ChunkIntegrityPlugin()]),
      new MiniCssExtractPlugin({
        filename: `${names}.css`,
        chunkFilename: `${names}.css`,
        ignoreOrder: true,
      }),
    ],
  }
}

module.exports = { client, federation }
