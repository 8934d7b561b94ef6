import { existsSync } from 'node:fs'
import path from 'node:path'
import { step } from '../run/steps.mjs'
import { root } from '../run/workspace.mjs'
import { runJest } from './jest.mjs'

/** @param {string} name */
export const hasTests = (name) => existsSync(path.join(root, name, 'jest.config.cjs'))

/**
 * Unit and component tests of some packages; the API's have a suite of their own.
 * @param {string[]} packages
 */
export function unitTests(packages) {
  const projects = packages.filter((name) => name !== 'reference-api' && hasTests(name))
  if (projects.length === 0) return []
  return step('Unit and component tests', () =>
    runJest(['--projects', ...projects.map((name) => path.join(root, name))]),
  )
}
