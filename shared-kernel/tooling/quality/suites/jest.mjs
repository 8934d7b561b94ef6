import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { step } from '../../workspace/steps.mjs'
import { root } from '../../workspace/workspace.mjs'
import { budgets } from './budgets.mjs'
import { wholeFailure } from './outcome.mjs'
import { runProgram } from '../run-program.mjs'
import { jestOutcome } from './jest-outcome.mjs'

const jestProgram = path.join(root, 'node_modules/jest/bin/jest.js')
const record = path.join(root, 'shared-kernel/tooling/quality/suites/jest-record.cjs')

/** One worker more than cores, because a waiting test leaves its core idle. */
const workers = availableParallelism() + 1

/** Each test file leaves modules and pages to collect. A larger young generation halves the cost of GC. */
const nodeOptions = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=32`

/**
 * Runs Jest on all cores, optionally through a wrapper program. Files that are unfinished at `limitMs` count
 * as failed.
 * @param {string[]} args
 * @param {{ wrapper?: string[], env?: Record<string, string>, limitMs?: number }} [options]
 * @returns {Promise<import('./outcome.mjs').Outcome>}
 */
export async function runJest(args, { wrapper = [], env = {}, limitMs } = {}) {
  const output = path.join(mkdtempSync(path.join(tmpdir(), 'jest-')), 'record.jsonl')
  const [file = '', ...rest] = [
    ...wrapper,
    jestProgram,
    ...args,
    ...['default', record].map((reporter) => `--reporters=${reporter}`),
    `--maxWorkers=${workers}`,
    '--forceExit',
  ]
  const { isWell, isOverdue } = await runProgram(file, rest, {
    env: { TZ: 'UTC', NODE_OPTIONS: nodeOptions, ...env, TEST_RECORD: output },
    timeoutMs: limitMs,
    isLive: true,
  })
  const lines = existsSync(output) ? readFileSync(output, 'utf8').split('\n').filter(Boolean) : []
  const outcome = jestOutcome(
    lines.map((line) => JSON.parse(line)),
    isOverdue ? await listTests(args, env) : [],
  )
  return isWell || outcome.failed > 0
    ? outcome
    : wholeFailure(`jest ${args.join(' ')}: ended without a result`)
}

/**
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<string[]>} absolute paths of a run's test files
 */
async function listTests(args, env) {
  const { words } = await runProgram(jestProgram, [...args, '--listTests', '--json'], { env })
  return JSON.parse(words.slice(words.indexOf('['), words.lastIndexOf(']') + 1))
}

/** @param {string} name */
export const hasTests = (name) => existsSync(path.join(root, name, 'jest.config.cjs'))

/**
 * Runs the unit and component tests of some packages. The API has its own suite.
 * @param {string[]} packages
 * @param {{ args?: string[], tests?: 'gate' | 'slow' | 'all' }} [options] `args` of jest
 */
export function unitTests(packages, { args = [], tests = 'all' } = {}) {
  const projects = packages.filter((name) => name !== 'reference-api' && hasTests(name))
  if (projects.length === 0) return []
  const folders = projects.map((name) => path.join(root, name))
  const isSlow = tests === 'slow'
  return step(
    isSlow ? 'Slow unit tests' : 'Unit and component tests',
    (limitMs) => runJest(['--projects', ...folders, ...args], { env: { TESTS: tests }, limitMs }),
    { budgetSeconds: isSlow ? budgets.slowUnit : budgets.unit },
  )
}
