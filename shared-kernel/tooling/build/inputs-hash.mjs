import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readJson, root } from '../workspace/workspace.mjs'

const skipped = ['node_modules', 'dist', 'seed', 'testing', 'scripts']
const isSource = (/** @type {string} */ name) =>
  /\.(tsx?|m?js|cjs|css|json|sql)$/.test(name) && !/\.(test|spec|examples)\.tsx?$|^jest/.test(name)

/**
 * @param {string} folder
 * @returns {Generator<string>} its source files, always in the same order
 */
function* sources(folder) {
  const entries = readdirSync(folder, { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory() && !skipped.includes(entry.name)) yield* sources(file)
    else if (entry.isFile() && isSource(entry.name)) yield file
  }
}

/**
 * Hashes all inputs of a package's build: sources, kernel, build scripts and installed packages.
 * @param {string} packageName
 */
export function inputsHash(packageName, house = root) {
  const hash = createHash('sha256')
  const folders = [packageName, ...listKernelFolders(packageName, house), 'shared-kernel/tooling/build']
  for (const folder of folders)
    for (const file of sources(path.join(house, folder)))
      hash.update(path.relative(house, file)).update(readFileSync(file))
  return hash.update(readInstalledPackages(house)).digest('hex').slice(0, 8)
}

/**
 * Returns the lock file's entries of installed packages. The repository's own packages aren't an input, so a
 * new remote rebuilds no other package.
 * @param {string} house
 */
function readInstalledPackages(house) {
  /** @type {{ packages: Record<string, { link?: boolean }> }} */
  const { packages } = readJson(path.join(house, 'package-lock.json'))
  return JSON.stringify(
    Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link),
  )
}

/**
 * @param {string} packageName
 * @param {string} house
 */
function listKernelFolders(packageName, house) {
  const isNeeded =
    packageName === 'reference-api'
      ? (/** @type {string} */ name) => ['contracts', 'locale-ja'].includes(name)
      : (/** @type {string} */ name) => !['testing', 'tooling'].includes(name)
  return readdirSync(path.join(house, 'shared-kernel'))
    .filter((name) => existsSync(path.join(house, 'shared-kernel', name, 'package.json')) && isNeeded(name))
    .map((name) => `shared-kernel/${name}`)
}

/**
 * Returns the version of a local build: the version of the package plus the hash of its inputs, so that a
 * built release never changes.
 * @param {string} packageName
 */
export function buildVersion(packageName) {
  if (process.env.RELEASE_VERSION) return process.env.RELEASE_VERSION
  return `${readJson(path.join(root, packageName, 'package.json')).version}-${inputsHash(packageName)}`
}
