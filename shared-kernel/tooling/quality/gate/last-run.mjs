import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { cacheFolder, root } from '../../workspace/workspace.mjs'

/**
 * The record of the last full run. `flaky` is a count. `npm test -- --failed` reruns the failures.
 * @typedef {{ date: string, commit?: string, dirty: boolean, passed: number, failed: number, flaky: number,
 *   seconds: number, steps: { name: string, seconds: number }[],
 *   failures: import('../suites/outcome.mjs').NamedTest[] }} LastRun
 */

/**
 * @param {import('../suites/outcome.mjs').Outcome} outcome
 * @param {{ seconds: number, steps: { name: string, seconds: number }[] }} times
 */
export function saveRun({ passed, failed, failures, flaky }, { seconds, steps }, folder = cacheFolder) {
  const { commit, dirty } = readCheckoutState()
  mkdirSync(folder, { recursive: true })
  const date = new Date().toISOString()
  /** @type {LastRun} */
  const run = { date, commit, dirty, passed, failed, flaky: flaky.length, seconds, steps, failures }
  writeFileSync(path.join(folder, 'last-run.json'), `${JSON.stringify(run, undefined, 2)}\n`)
  saveFlaky(flaky, commit, folder)
}

/** @returns {LastRun | undefined} */
export function readLastRun(folder = cacheFolder) {
  const file = path.join(folder, 'last-run.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/**
 * @param {import('../suites/outcome.mjs').NamedTest[]} flaky
 * @param {string} [commit]
 */
export function saveFlaky(flaky, commit = readCheckoutState().commit, folder = cacheFolder) {
  mkdirSync(folder, { recursive: true })
  const date = new Date().toISOString()
  for (const { file, title, error } of flaky)
    appendFileSync(
      path.join(folder, 'flaky.jsonl'),
      `${JSON.stringify({ date, commit, file, title, error })}\n`,
    )
}

/**
 * Returns the commit and whether the work tree is dirty. An unpacked archive has no git repository and
 * therefore no commit.
 */
function readCheckoutState() {
  const git = (/** @type {string[]} */ ...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  const head = git('rev-parse', 'HEAD')
  if (head.status !== 0) return { commit: undefined, dirty: true }
  return { commit: head.stdout.trim(), dirty: git('status', '--porcelain').stdout.trim() !== '' }
}
