import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../workspace/workspace.mjs'

let releases: string

beforeEach(() => {
  releases = mkdtempSync(path.join(tmpdir(), 'releases-'))
})
afterEach(() => rmSync(releases, { recursive: true, force: true }))

function release(...args: string[]) {
  const command = path.join(root, 'shared-kernel/tooling/bin/release.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd: root,
    env: { ...process.env, RELEASES_FOLDER: releases },
    encoding: 'utf8',
  })
  return { isDone: status === 0, words: (stdout + stderr).trim() }
}

test('--unchecked requires a reason', () => {
  expect(release('mfe-cart', '1.1.0', '--unchecked')).toEqual({
    isDone: false,
    words: expect.stringMatching(/^Why unchecked\? The reason stands in the release/),
  })
  expect(existsSync(path.join(releases, 'cart'))).toBe(false)
})

test('--means requires a kind of difference and a reason', () => {
  expect(release('mfe-cart', '1.1.0', '--means', 'price').words).toMatch(
    /^Which difference is meant, and why\?/,
  )
  expect(existsSync(path.join(releases, 'cart'))).toBe(false)
})

test('rejects an existing version before any check or build', () => {
  mkdirSync(path.join(releases, 'cart/1.1.0'), { recursive: true })
  writeFileSync(path.join(releases, 'cart/1.1.0/release.json'), '{}')

  expect(release('mfe-cart', '1.1.0')).toEqual({
    isDone: false,
    words: 'mfe-cart 1.1.0 is released already, and a release never changes: take the next number.',
  })
})

test('proposes a version from the commits if none is given', () => {
  const commit = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout.trim()
  mkdirSync(path.join(releases, 'cart/1.4.0'), { recursive: true })
  const first = release('mfe-content')
  writeFileSync(path.join(releases, 'cart/1.4.0/release.json'), JSON.stringify({ commit }))

  expect(first.words).toMatch(/^mfe-content has no release here\. Its package\.json names \d/)
  expect(release('mfe-cart').words).toBe('mfe-cart has not changed since 1.4.0.')
})
