import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { step } from '../../run/steps.mjs'
import { root } from '../../run/workspace.mjs'
import { failedTests } from './failed-tests.mjs'
import { runProgram } from '../run-program.mjs'

/** A suite that takes longer has hung: it counts as failed. */
const longestRunMs = 25 * 60 * 1_000

/**
 * Runs jest on every core, optionally through a wrapping program.
 * @param {string[]} args
 * @param {{ wrapper?: string[], env?: Record<string, string> }} [options]
 * @returns {Promise<{ passed: number, failed: number, failures: string[] }>}
 */
export async function runJest(args, { wrapper = [], env = {} } = {}) {
  const output = path.join(mkdtempSync(path.join(tmpdir(), 'jest-')), 'result.json')
  const jest = [
    path.join(root, 'node_modules/jest/bin/jest.js'),
    ...args,
    ...['--json', '--outputFile', output, `--maxWorkers=${availableParallelism()}`, '--forceExit'],
  ]
  const [file = '', ...rest] = [...wrapper, ...jest]
  const { isWell } = await runProgram(file, rest, {
    env: { TZ: 'UTC', ...env },
    timeoutMs: longestRunMs,
    isLive: true,
  })
  if (!existsSync(output)) return { passed: 0, failed: 1, failures: [`jest ${args.join(' ')}: no result`] }
  const result = JSON.parse(readFileSync(output, 'utf8'))
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites
  return {
    passed: result.numPassedTests,
    failed: failed === 0 && !isWell ? 1 : failed,
    failures: failedTests(result),
  }
}

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
