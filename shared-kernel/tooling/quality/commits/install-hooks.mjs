import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

const hooksFolder = 'shared-kernel/tooling/quality/commits'

/**
 * Points git at the hooks of this folder; `npm install` calls it. Changes nothing without a repository,
 * without git, in a repository of another user, or where another path of hooks is set.
 * @param {string} checkout
 */
export function installHooks(checkout) {
  if (!existsSync(path.join(checkout, '.git'))) return
  const config = (/** @type {string[]} */ ...args) =>
    spawnSync('git', ['config', ...args], { cwd: checkout, encoding: 'utf8' })
  if (config('--get', 'core.hooksPath').status === 1) config('--local', 'core.hooksPath', hooksFolder)
}
