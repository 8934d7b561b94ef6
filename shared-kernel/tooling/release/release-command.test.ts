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

/** Writes a release that was built from the current commit. */
function releaseOfHead(name: string, version: string) {
  const commit = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout.trim()
  const folder = path.join(releases, name, version)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify({ commit }))
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
  releaseOfHead('cart', '9.4.0')

  expect(release('mfe-cart').words).toBe('mfe-cart has not changed since 9.4.0.')
})

test('proposes a version after that of another machine’s change log', () => {
  releaseOfHead('content', '0.4.0')

  expect(release('mfe-content').words).toMatch(
    /^(Since mfe-content [1-9]\d*\.\d+\.\d+:\n|mfe-content has not changed since [1-9])/,
  )
})
