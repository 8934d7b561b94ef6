import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { listExposes } from './exposes.mjs'
import { buildVersion } from './inputs-hash.mjs'
import { describeBuild } from './release-description.mjs'
import { share, takeShared } from '../run/shared-cache.mjs'
import { readJson, releaseName, releasesFolder, root } from '../workspace/workspace.mjs'

const require = createRequire(import.meta.url)

/**
 * Builds a package into `releases/<name>/<version>` unless that release exists, and returns its name and
 * version. `isDevelopment` uses React's development build for the pages of the shell, which hot reload needs.
 * Fields returned by `inspect` are added to `release.json`. If `inspect` throws, no release is created.
 * @param {string} packageName
 * @param {{
 *   kernelOverride?: string
 *   isDevelopment?: boolean
 *   inspect?: (staging: string, version: string) => Promise<{ agreement?: { shows?: object } }>
 * }} [options]
 */
export async function buildPackage(
  packageName,
  { kernelOverride, isDevelopment = false, inspect = async () => ({}) } = {},
) {
  const version = buildVersion(packageName) + (isDevelopment ? '-development' : '')
  const name = releaseName(packageName)
  const target = path.join(releasesFolder, name, version)
  // A numbered version isn't a hash of its inputs, so it can't be a key in the shared cache.
  const key = process.env.RELEASE_VERSION || kernelOverride ? undefined : `releases/${name}/${version}`
  if (existsSync(path.join(target, 'release.json'))) {
    if (key) share(key, target)
    return { name, version, isNew: false }
  }
  rmSync(target, { recursive: true, force: true })
  if (key && takeShared(key, target)) return { name, version, isNew: false }
  const staging = path.join(releasesFolder, name, `.staging-${process.pid}`)
  rmSync(staging, { recursive: true, force: true })
  mkdirSync(staging, { recursive: true })
  try {
    await runWebpack(configsFor(packageName, version, staging, { kernelOverride, isDevelopment }))
    const statics = path.join(root, packageName, 'static')
    if (existsSync(statics)) cpSync(statics, path.join(staging, 'client'), { recursive: true })
    const found = await inspect(staging, version)
    // A file of its own, because shops do not serve `release.json`.
    if (found.agreement?.shows && packageName.startsWith('mfe-'))
      writeFileSync(path.join(staging, 'client', 'widgets.json'), JSON.stringify(found.agreement.shows))
    const release = describeBuild(packageName, version, staging, { kernelOverride, ...found })
    writeFileSync(path.join(staging, 'release.json'), `${JSON.stringify(release, null, 2)}\n`)
    compressFolder(path.join(staging, 'client'), isDevelopment ? quickest : 11)
    if (existsSync(path.join(staging, 'client')))
      cpSync(path.join(staging, 'release.json'), path.join(staging, 'client', 'release.json'))
    rmSync(target, { recursive: true, force: true })
    renameSync(staging, target)
    if (key) share(key, target)
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
  return { name, version, isNew: true }
}

const cacheFolder = path.join(root, 'node_modules/.cache/storefront')

/**
 * Returns the webpack configuration of a package's Node program, i.e. of the API or the gateway.
 * @param {string} packageName
 * @param {{ version: string, outputPath: string, cacheFolder: string }} options
 */
export function buildProgramConfig(packageName, options) {
  const { nodeProgram } = require('./webpack/node-program.cjs')
  /** @type {Record<string, Record<string, string>>} */
  const entries = {
    'reference-api': {
      server: './src/server.ts',
      cli: './src/cli.ts',
      'payment-sandbox': './src/sandbox-payment/program.ts',
      'picture-worker': './src/platform/picture/picture-worker.ts',
      'noshi-worker': './src/catalogue/accessory/noshi/worker/noshi-worker.ts',
    },
    'host-shell': { gateway: './server/gateway.ts', smoke: './server/smoke/smoke-program.ts' },
  }
  return nodeProgram({
    ...options,
    context: path.join(root, packageName),
    prefix: packageName === 'host-shell' ? 'shell' : packageName,
    entry: entries[packageName] ?? {},
    externals: 'npm',
  })
}

/** The browser's script of the payment sandbox, which that program serves. */
const cardFields = { 'card-fields': './src/sandbox-payment/card-fields/frame-program.ts' }

/**
 * @param {string} packageName
 * @param {string} version
 * @param {string} staging folder of the output
 * @param {{ kernelOverride?: string, isDevelopment: boolean }} options
 * @returns {import('webpack').Configuration[]}
 */
function configsFor(packageName, version, staging, { kernelOverride, isDevelopment }) {
  const { hostClient } = require('./webpack/host-client.cjs')
  const { frameProgram, nodeProgram } = require('./webpack/node-program.cjs')
  const { remoteClient } = require('./webpack/remote-client.cjs')
  const context = path.join(root, packageName)
  const shared = { context, version, cacheFolder }
  const client = { ...shared, outputPath: path.join(staging, 'client') }
  const server = { ...shared, prefix: releaseName(packageName), outputPath: path.join(staging, 'server') }
  if (packageName === 'reference-api')
    return [buildProgramConfig(packageName, server), frameProgram({ ...server, entry: cardFields })]
  if (packageName === 'host-shell')
    return [hostClient({ ...client, isDevelopment }), buildProgramConfig(packageName, server)]
  const { name } = readJson(path.join(context, 'remote.json'))
  return [
    remoteClient({ ...client, name, exposes: listExposes(context), kernelOverride }),
    nodeProgram({
      ...server,
      prefix: name,
      entry: {
        index: './src/server.ts',
        serve: '@storefront/remote/serve/program',
        render: '@storefront/remote/worker/program',
      },
      externals: 'none',
    }),
  ]
}

/** @param {import('webpack').Configuration[]} configs */
function runWebpack(configs) {
  /** @type {typeof import('webpack')} */
  const webpack = require('webpack')
  return new Promise((resolve, reject) => {
    const compiler = webpack(configs)
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) reject(error)
        else if (stats.hasErrors())
          reject(new Error(stats.toString({ preset: 'errors-only', colors: false })))
        else resolve(stats)
      })
    })
  })
}

/** Fastest Brotli quality, for development pages. */
const quickest = 1

/**
 * @param {string} folder
 * @param {number} quality of Brotli, 0 to 11
 */
function compressFolder(folder, quality) {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { recursive: true })) {
    const file = path.join(folder, String(entry))
    if (!/\.(js|css|json|svg)$/.test(file) || !statSync(file).isFile()) continue
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    )
  }
}
