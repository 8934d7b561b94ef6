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

/** Packages with releases, in the order of the boundary map. */
export const releasable = [
  'reference-api',
  'host-shell',
  'mfe-catalog',
  'mfe-cart',
  'mfe-mypage',
  'mfe-content',
  'mfe-social-gift',
]
export const remotes = releasable.filter((name) => name.startsWith('mfe-'))
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
