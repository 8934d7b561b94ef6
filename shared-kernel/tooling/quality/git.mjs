import { spawnSync } from 'node:child_process'
import { Stop } from '../run/steps.mjs'
import { root } from '../run/workspace.mjs'

/**
 * Output of a git command in this repository.
 * @param {string[]} args
 * @throws {Stop} with git's words if it fails
 */
export function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Stop(stderr.trim())
  return stdout
}
