import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { Stop } from '../workspace/steps.mjs'
import { root } from '../workspace/workspace.mjs'

/**
 * Runs a git command in this repository and returns its output.
 * @param {string[]} args
 * @throws {Stop} with git's output if it fails
 */
export function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Stop(stderr.trim())
  return stdout
}

/** Returns the commit where this branch left `main`. Undefined in a clone without `main` or its history. */
export function branchPoint() {
  for (const main of ['main', 'origin/main']) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', main], { cwd: root, encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  return undefined
}

/** @returns {string[]} existing files that are tracked or not ignored */
export const sourceFiles = () =>
  git('ls-files', '-co', '--exclude-standard')
    .split('\n')
    .filter((file) => file && existsSync(path.join(root, file)))

/**
 * Lists the files that differ from a commit, including uncommitted changes.
 * @param {string} base
 */
export const changedFiles = (base) =>
  [
    ...git('diff', '--name-only', base).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ].filter(Boolean)
