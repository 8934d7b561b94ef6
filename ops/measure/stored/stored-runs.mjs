import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Stop } from '../../../shared-kernel/tooling/workspace/steps.mjs'
import { root } from '../../../shared-kernel/tooling/workspace/workspace.mjs'

/**
 * A measured release. `commit` is its short hash, `date` the day of the measurement.
 * @typedef {{ date: string, commit: string, figures: import('../figures.mjs').Figures }} StoredRun
 */

const folder = path.join(root, 'docs/measurements/bench')

/** @returns {StoredRun[]} the oldest first */
export function readStoredRuns() {
  mkdirSync(folder, { recursive: true })
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
}

/**
 * Returns the commit that a stored run would belong to.
 * @throws Stop if the checkout has changes, because the figures would belong to no commit
 */
export function committedRelease() {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim()
  if (git('status', '--porcelain'))
    throw new Stop('The checkout has changes. Commit them, so that the stored figures belong to a commit.')
  return git('rev-parse', '--short=8', 'HEAD')
}

/**
 * Stores the figures of a commit. The order of the file names is that of the measurements.
 * @param {string} commit
 * @param {import('../figures.mjs').Figures} figures
 */
export function storeRun(commit, figures) {
  const now = new Date().toISOString()
  const name = `${now.slice(0, 16).replaceAll(':', '')}-${commit}.json`
  /** @type {StoredRun} */
  const run = { date: now.slice(0, 10), commit, figures: rounded(figures) }
  writeFileSync(path.join(folder, name), `${JSON.stringify(run, null, 2)}\n`)
}

/**
 * Rounds to three decimals, because more would only make the file longer.
 * @param {import('../figures.mjs').Figures} figures
 */
const rounded = (figures) =>
  Object.fromEntries(
    Object.entries(figures).map(([title, figure]) => [
      title,
      Object.fromEntries(Object.entries(figure).map(([name, value]) => [name, Number(value.toFixed(3))])),
    ]),
  )
