import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..')
/** Where releases are made and composed from, `<folder>/<name>/<version>`. */
export const releasesFolder = process.env.RELEASES_FOLDER
  ? path.resolve(process.env.RELEASES_FOLDER)
  : path.join(root, 'releases')
/** Data of this machine's shop: database, files, mails, the composition in force. */
export const shopFolder = process.env.DATA_FOLDER
  ? path.resolve(process.env.DATA_FOLDER)
  : path.join(root, '.shop')
/** Kept between the runs of this checkout: the last run's record, caches of checks, a seeded database. */
export const cacheFolder = path.join(root, '.cache')

/** @param {string} file */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Packages that a build makes a release of, in the order of the boundary map. */
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
]

/**
 * `mfe-catalog` is released as the remote `catalog`.
 * @param {string} packageName
 */
export const releaseName = (packageName) => packageName.replace(/^mfe-/, '')

/**
 * Argument of a package's own script (`.` is the package npm runs in), else undefined for the whole house.
 */
export function packageArgument(argument = process.argv[2]) {
  if (argument === undefined) return undefined
  const folder = path.relative(
    root,
    path.resolve(process.env.INIT_CWD && argument !== '.' ? root : process.cwd(), argument),
  )
  return existsSync(path.join(root, folder, 'package.json')) ? folder : undefined
}
