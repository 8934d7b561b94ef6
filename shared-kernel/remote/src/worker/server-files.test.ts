/** @jest-environment node */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findWrongServerFile } from './server-files'

const files = { 'index.cjs': 'exports.warmUp = async () => undefined', '12.cjs': 'exports.screen = 1' }
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
let folder: string
const at = (file: string) => path.join(folder, 'server', file)
const describeAs = (description: object) =>
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(description))

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'))
  mkdirSync(path.join(folder, 'server'))
  for (const [file, text] of Object.entries(files)) writeFileSync(at(file), text)
  const serverFiles = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, hashOf(text)]))
  describeAs({ serverFiles })
})
afterEach(() => rmSync(folder, { recursive: true }))

const found = () => findWrongServerFile(at('index.cjs'))

test('accepts a release whose server files match its description', () => {
  expect(found()).toBeUndefined()
})

test.each([
  [
    'truncated bundle',
    () => truncateSync(at('index.cjs'), 10),
    /^server\/index\.cjs is not what its release says/,
  ],
  ['changed chunk', () => writeFileSync(at('12.cjs'), 'exports.screen = 2'), /^server\/12\.cjs is not what/],
  ['missing chunk', () => rmSync(at('12.cjs')), /^server\/12\.cjs .* \(missing, not sha256-/],
])('rejects a release with a %s', (_what, damage, words) => {
  damage()

  expect(found()).toMatch(words)
})

test('skips a release whose description lists no server files', () => {
  describeAs({ name: 'cart' })

  expect(found()).toBeUndefined()
})

test('skips a release without release.json', () => {
  rmSync(path.join(folder, 'release.json'))

  expect(found()).toBeUndefined()
})
