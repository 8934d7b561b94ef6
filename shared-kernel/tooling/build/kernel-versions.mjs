import path from 'node:path'
import { readJson, root } from '../run/workspace.mjs'

/**
 * Versions of the kernel packages a package is built with. The composition compares those that all parts of a
 * shop must share.
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
