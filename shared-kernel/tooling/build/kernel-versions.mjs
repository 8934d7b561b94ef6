import path from 'node:path'
import { readJson, root } from '../workspace/workspace.mjs'

/**
 * Returns the versions of the kernel packages that a package is built with. The composition compares the
 * versions that all parts of a shop must share.
 * @param {string} packageName
 * @param {{ kernelOverride?: string, house?: string }} [options]
 * @returns {Record<string, string>}
 */
export function kernelVersions(packageName, { kernelOverride, house = root } = {}) {
  const { dependencies = {} } = readJson(path.join(house, packageName, 'package.json'))
  const names = Object.keys(dependencies)
    .filter((name) => name.startsWith('@storefront/'))
    .map((name) => name.slice('@storefront/'.length))
  return Object.fromEntries(
    names.map((name) => [
      name,
      kernelOverride ?? readJson(path.join(house, 'shared-kernel', name, 'package.json')).version,
    ]),
  )
}
