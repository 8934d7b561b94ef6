import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { Stop, step } from '../../workspace/steps.mjs'
import { cacheFolder, root } from '../../workspace/workspace.mjs'
import { budgets } from '../suites/budgets.mjs'
import { readLastRun } from './last-run.mjs'
import { wholeFailure } from '../suites/outcome.mjs'
import { runProgram } from '../run-program.mjs'

const line = 24

/**
 * Repeats the unit tests, the `e2e/quick` journeys and the documented commands, including `npm start`, on a
 * newer Node that npm installs.
 * @returns {Promise<import('../suites/outcome.mjs').Outcome>}
 */
export function runOnNewerNode() {
  const title = `Tests on Node ${line}`
  return step(
    title,
    async (limitMs) => {
      const node = await installedNode()
      const before = readLastRun()?.date
      await runProgram(path.join(root, 'shared-kernel/tooling/bin/test.mjs'), ['--on-this-node'], {
        node,
        env: { PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` },
        timeoutMs: limitMs,
        isLive: true,
      })
      const run = readLastRun()
      if (!run || run.date === before) return wholeFailure(`${title}: ended without a result`)
      return { passed: run.passed, failed: run.failed, failures: run.failures, flaky: [] }
    },
    { budgetSeconds: budgets.newerNode },
  )
}

/** @returns the path of the program */
function installedNode() {
  const folder = path.join(cacheFolder, `node${line}`)
  const program = path.join(folder, 'node_modules/node/bin/node')
  if (existsSync(program)) return program
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `node@${line}`],
    { encoding: 'utf8', shell: process.platform === 'win32' },
  )
  if (status !== 0) throw new Stop(`Node ${line} could not be installed: ${stderr.trim()}`)
  return program
}
