import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { root } from '../workspace/workspace.mjs'

const require = createRequire(import.meta.url)

/**
 * Loads a kernel module by stripping its types, so that commands compare with the same code that is built.
 * @param {string} file from the repository's root
 */
export function loadTypescript(file) {
  const { transformSync } = require('@swc/core')
  /** @type {(module: any, file: string) => void} */
  const compile = (module, name) =>
    module._compile(
      transformSync(readFileSync(name, 'utf8'), {
        filename: name,
        jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
        module: { type: 'commonjs' },
      }).code,
      name,
    )
  require.extensions['.ts'] ??= compile
  return require(path.join(root, file))
}

/**
 * Loads the rules for comparing descriptions. The gateway and the pages use the same rules.
 * @returns {typeof import('@storefront/contracts/surface')}
 */
export const surfaceRules = () => loadTypescript('shared-kernel/contracts/src/surface/index.ts')
