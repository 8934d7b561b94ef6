import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { installHooks } from './install-hooks.mjs'

const git = (folder: string, ...args: string[]) =>
  spawnSync('git', args, { cwd: folder, encoding: 'utf8' }).stdout.trim()
const emptyFolder = () => mkdtempSync(path.join(tmpdir(), 'hooks-'))
const repository = () => {
  const folder = emptyFolder()
  git(folder, 'init', '--quiet')
  return folder
}
const hooksPath = (folder: string) => git(folder, 'config', '--local', 'core.hooksPath')

test('sets a repository’s hooks path to the tooling’s hooks', () => {
  const folder = repository()

  installHooks(folder)

  expect(hooksPath(folder)).toBe('shared-kernel/tooling/quality/commits')
})

test('keeps a hooks path that is already set', () => {
  const folder = repository()
  git(folder, 'config', 'core.hooksPath', '.husky')

  installHooks(folder)

  expect(hooksPath(folder)).toBe('.husky')
})

test('does not throw in a folder outside a repository', () => {
  expect(() => installHooks(emptyFolder())).not.toThrow()
})
