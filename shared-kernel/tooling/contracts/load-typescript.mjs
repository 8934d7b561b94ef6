import { createRequire } from 'node:module'
import path from 'node:path'
import { root } from '../workspace/workspace.mjs'

const require = createRequire(import.meta.url)

/**
 * Loads a kernel module without a build, so that commands compare with the same code that is built.
 * @param {string} file from the repository's root
 */
export function loadTypescript(file) {
  // Loaded lazily, because it needs the installed dependencies.
  /** @type {typeof import('jiti')} */
  const { createJiti } = require('jiti')
  return createJiti(import.meta.url)(path.join(root, file))
}

/**
 * Loads the rules for comparing descriptions. The gateway and the pages use the same rules.
 * @returns {typeof import('@storefront/contracts/surface')}
 */
export const surfaceRules = () => loadTypescript('shared-kernel/contracts/src/surface/index.ts')
