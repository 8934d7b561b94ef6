import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

const hooksFolder = 'shared-kernel/tooling/quality/commits'

/**
 * Sets git's hooks path to this folder. `npm install` runs this. Does nothing outside a repository, without
 * git, in another user's repository, or if another hooks path is set.
 * @param {string} checkout
 */
export function installHooks(checkout) {
  if (!existsSync(path.join(checkout, '.git'))) return
  const config = (/** @type {string[]} */ ...args) =>
    spawnSync('git', ['config', ...args], { cwd: checkout, encoding: 'utf8' })
  if (config('--get', 'core.hooksPath').status === 1) config('--local', 'core.hooksPath', hooksFolder)
}
