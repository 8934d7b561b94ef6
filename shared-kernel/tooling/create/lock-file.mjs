import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readJson, root } from '../workspace/workspace.mjs'

/** @typedef {{ packages: Record<string, object> }} Lock */

/** @param {string} name */
const linkOf = (name) => `node_modules/@storefront/${name}`

/** @param {string} house */
const lockFile = (house) => path.join(house, 'package-lock.json')

/**
 * Adds a remote to the lock file, as npm does. npm wouldn't change anything else, because a new remote has
 * the dependencies of the others.
 * @param {string} name
 */
export function addToLock(name, house = root) {
  const {
    name: packageName,
    version,
    dependencies,
    devDependencies,
  } = readJson(path.join(house, name, 'package.json'))
  changePackages(house, (packages) => ({
    ...packages,
    [name]: { name: packageName, version, dependencies, devDependencies },
    [linkOf(name)]: { resolved: name, link: true },
  }))
}

/** @param {string} name */
export const removeFromLock = (name, house = root) =>
  changePackages(house, (packages) =>
    Object.fromEntries(Object.entries(packages).filter(([place]) => ![name, linkOf(name)].includes(place))),
  )

/** @param {string} name */
export const isLocked = (name, house = root) =>
  [name, linkOf(name)].every((place) => place in readJson(lockFile(house)).packages)

/**
 * @param {string} house
 * @param {(packages: Lock['packages']) => Lock['packages']} change
 */
function changePackages(house, change) {
  /** @type {Lock} */
  const lock = JSON.parse(readFileSync(lockFile(house), 'utf8'))
  const entries = Object.entries(change(lock.packages)).sort(([one], [other]) =>
    one.localeCompare(other, 'en'),
  )
  writeFileSync(
    lockFile(house),
    `${JSON.stringify({ ...lock, packages: Object.fromEntries(entries) }, null, 2)}\n`,
  )
}
