import { createHash } from 'node:crypto'
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

/** `mfe-catalog` is released as the remote `catalog`. */
export const releaseName = (packageName) => packageName.replace(/^mfe-/, '')

const isSource = (file) =>
  !/\.(test|spec)\.tsx?$|(^|\/)jest[^/]*$/.test(file) &&
  !/(^|\/)(testing|dist|node_modules|scripts)\//.test(file)

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (['node_modules', 'dist', 'seed'].includes(entry.name)) continue
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* sources(file)
    else if (/\.(tsx?|m?js|cjs|css|json|sql)$/.test(entry.name) && isSource(path.relative(root, file)))
      yield file
  }
}

/**
 * Hash over everything that a package's build reads: its sources, the kernel, the build itself and the lock
 * file.
 */
export function inputsHash(packageName) {
  const hash = createHash('sha256')
  const kernel = kernelPackages().filter(
    (name) =>
      name !== 'testing' &&
      (packageName !== 'reference-api' || ['contracts', 'locale-ja', 'tooling'].includes(name)),
  )
  const folders = [packageName, ...kernel.map((name) => `shared-kernel/${name}`)]
  for (const folder of folders) {
    const onlyBuild = folder === 'shared-kernel/tooling'
    for (const file of sources(path.join(root, folder))) {
      const name = path.relative(root, file)
      if (onlyBuild && !name.startsWith('shared-kernel/tooling/webpack/')) continue
      hash.update(name).update(readFileSync(file))
    }
  }
  return hash
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
    .slice(0, 8)
}

/**
 * Version of a local build: the package's own, and what it was built from, so that a release never changes.
 */
export function buildVersion(packageName) {
  if (process.env.RELEASE_VERSION) return process.env.RELEASE_VERSION
  return `${readJson(path.join(root, packageName, 'package.json')).version}-${inputsHash(packageName)}`
}

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
