import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..')
/** Folder of the releases: `<folder>/<name>/<version>`. */
export const releasesFolder = process.env.RELEASES_FOLDER
  ? path.resolve(process.env.RELEASES_FOLDER)
  : path.join(root, 'releases')
/** Data of this machine's shop: database, files, mails, the active composition. */
export const shopFolder = process.env.DATA_FOLDER
  ? path.resolve(process.env.DATA_FOLDER)
  : path.join(root, '.shop')
/**
 * Data that persists between runs in this checkout: the record of the last run, check caches, a seeded
 * database.
 */
export const cacheFolder = path.join(root, '.cache')

/** @param {string} file */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Folders of the remotes: each `mfe-*` with a package. Images have their manifests only. */
export const remotes = readdirSync(root)
  .filter((name) => name.startsWith('mfe-') && existsSync(path.join(root, name, 'package.json')))
  .sort()

/**
 * Describes a remote, in `remote.json` of its package. `routes` are its claims on the shop's paths.
 * `addresses` are examples for journeys, by the path of a route that needs one.
 * @typedef {{ name: string, routes: string[], addresses?: Record<string, string[]> }} RemoteDescription
 */

/**
 * Reads a remote's description.
 * @param {string} packageName
 * @returns {RemoteDescription}
 */
export const readRemote = (packageName) => readJson(path.join(root, packageName, 'remote.json'))

/**
 * Finds a page that the remote renders without a key.
 * @param {string} packageName
 */
export function findFirstPage(packageName) {
  const page = readRemote(packageName).routes.find((route) => /^\/[^*]*$/.test(route))
  if (page === undefined) throw new Error(`${packageName}/remote.json claims no page without a key`)
  return page
}

/** Packages with releases. */
export const releasable = ['reference-api', 'host-shell', ...remotes]
export const kernelPackages = () =>
  readdirSync(path.join(root, 'shared-kernel')).filter((name) =>
    existsSync(path.join(root, 'shared-kernel', name, 'package.json')),
  )
export const allPackages = () => [
  ...releasable,
  ...kernelPackages().map((name) => `shared-kernel/${name}`),
  'e2e',
  'ops',
]

/**
 * Returns the name of a package's release: `catalog` for `mfe-catalog`.
 * @param {string} packageName
 */
export const releaseName = (packageName) => packageName.replace(/^mfe-/, '')

/**
 * Returns the folder of the package that a command is limited to, or undefined for all packages. `.` is the
 * package in which npm runs.
 */
export function packageArgument(argument = process.argv[2]) {
  if (argument === undefined) return undefined
  const folder = path.relative(
    root,
    path.resolve(process.env.INIT_CWD && argument !== '.' ? root : process.cwd(), argument),
  )
  return existsSync(path.join(root, folder, 'package.json')) ? folder : undefined
}
