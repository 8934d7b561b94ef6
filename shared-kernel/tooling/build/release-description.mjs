import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { kernelVersions } from './kernel-versions.mjs'
import { readJson, releaseName, root } from '../workspace/workspace.mjs'

const require = createRequire(import.meta.url)

/**
 * Returns the contents of `release.json` for a folder of built files.
 * @param {string} packageName
 * @param {string} version
 * @param {string} folder
 * @param {{ kernelOverride?: string, [more: string]: unknown }} [options] `more` is written unchanged
 */
export function describeBuild(packageName, version, folder, { kernelOverride, ...more } = {}) {
  const entry = path.join(folder, 'client', 'remoteEntry.js')
  const manifestFile = path.join(folder, 'client', 'mf-manifest.json')
  const manifest = existsSync(manifestFile) ? readJson(manifestFile) : undefined
  return {
    name: releaseName(packageName),
    version,
    ...more,
    ...(packageName.startsWith('mfe-')
      ? { routes: readJson(path.join(root, packageName, 'remote.json')).routes }
      : {}),
    ...(existsSync(entry)
      ? { integrity: `sha384-${createHash('sha384').update(readFileSync(entry)).digest('base64')}` }
      : {}),
    kernel: kernelVersions(packageName, { kernelOverride }),
    files: hashAssets(path.join(folder, 'client')),
    serverFiles: hashAssets(path.join(folder, 'server')),
    ...(manifest ? { shared: listShares(packageName, manifest) } : {}),
  }
}

/**
 * Hashes each script and style. The keys are paths in the folder, as used by loaders and preloads. Compressed
 * copies are created later and have no hash.
 * @param {string} folder
 */
export function hashAssets(folder) {
  const { computeIntegrity } = require('./webpack/chunk-integrity-plugin.cjs')
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : []
  return Object.fromEntries(
    files
      .filter((file) => statSync(path.join(folder, file)).isFile() && !/\.br$|^release\.json$/.test(file))
      .map((file) => file.split(path.sep).join('/'))
      .sort()
      .map((file) => [file, computeIntegrity(readFileSync(path.join(folder, file)))]),
  )
}

/**
 * @param {string} packageName
 * @param {{ shared: { name: string, version: string, requiredVersion: string }[] }} manifest
 */
const listShares = (packageName, { shared }) =>
  Object.fromEntries(
    shared.map(({ name, version, requiredVersion }) => [
      name,
      packageName === 'host-shell' ? version : requiredVersion,
    ]),
  )
