import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describeBuild } from '../build/release-description.mjs'
import { readCommit, findingsOn } from './candidate.mjs'
import { firstFailure } from './package-checks.mjs'
import { releasesInForce } from './releases-in-force.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(file: string, content: string | object) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content))
}
const answering = (members: object) => ({
  answers: { version: '1.0.0', calls: { 'GET /v1/carts/:token': { answer: members } }, shapes: {} },
})
const reading = (members: object) => ({
  reads: { calls: { 'GET /v1/carts/:token': { answer: members } }, shapes: {} },
})
const candidate = (agreement: object) => ({
  packageName: 'mfe-cart',
  version: '1.1.0',
  staging: path.join(folder, 'staging'),
  agreement,
})

test('reports the file, line and selector of global CSS', () => {
  write('staging/client/app.css', '@layer remote{.cart-line-1{margin:0}}\nbutton{display:none}')

  expect(findingsOn(candidate({}), { before: undefined, others: [] })).toEqual([
    'app.css:2 styles button, which no class of a CSS module scopes: it would style the whole shop',
  ])
})

test('rejects a remote that reads a missing API field', () => {
  write('reference-api/1.0.0/release.json', { agreement: answering({ lines: [{ quantity: 'integer' }] }) })
  write('composition.json', { id: 'a', remotes: [] })
  const places = { releases: folder, compositionFile: path.join(folder, 'composition.json') }
  const { reads } = reading({ lines: [{ quantity: 'integer', gift: 'string' }] })

  expect(findingsOn(candidate({ reads }), releasesInForce('mfe-cart', places))).toEqual([
    'cart 1.1.0 reads lines[].gift of GET /v1/carts/:token, which reference-api 1.0.0 does not answer',
  ])
})

test('rejects an API without a field that a composed remote reads', () => {
  write('cart/1.0.0/release.json', { agreement: reading({ token: 'string' }) })
  write('cart/0.9.0/release.json', { agreement: reading({ old: 'string' }) })
  write('composition.json', { id: 'a', remotes: [{ name: 'cart', version: '1.0.0' }] })
  const places = { releases: folder, compositionFile: path.join(folder, 'composition.json') }
  const api = { packageName: 'reference-api', version: '2.0.0', staging: folder, agreement: answering({}) }

  expect(findingsOn(api, releasesInForce('reference-api', places))).toEqual([
    'cart 1.0.0 reads token of GET /v1/carts/:token, which reference-api 2.0.0 does not answer',
  ])
})

test('rejects a remote that drops an event the shell needs', () => {
  const facts = { 'cart.changed': { count: 'number' } }
  write('cart/1.0.0/release.json', { agreement: { tells: { facts, shapes: {} } } })
  write('host-shell/1.0.0/release.json', { agreement: { hears: { facts, shapes: {} } } })
  write('composition.json', { id: 'a', remotes: [{ name: 'cart', version: '1.0.0' }] })
  const places = { releases: folder, compositionFile: path.join(folder, 'composition.json') }
  const silent = candidate({ tells: { facts: {}, shapes: {} } })

  expect(findingsOn(silent, releasesInForce('mfe-cart', places))).toEqual([
    'host-shell 1.0.0 hears cart.changed, which cart 1.1.0 tells no more',
  ])
})

test('ignores the candidate’s predecessor and releases without an agreement', () => {
  write('cart/1.0.0/release.json', { agreement: reading({ token: 'string' }) })
  write('content/1.0.0/release.json', { kernel: {} })
  write('composition.json', {
    id: 'a',
    remotes: [
      { name: 'cart', version: '1.0.0' },
      { name: 'content', version: '1.0.0' },
    ],
  })
  const places = { releases: folder, compositionFile: path.join(folder, 'composition.json') }

  expect(releasesInForce('mfe-cart', places).others).toEqual([])
})

test('stops at the first failed check and names it', async () => {
  const ran: string[] = []
  const check = (title: string, failed: number) => ({
    title,
    run: async () => {
      ran.push(title)
      return { passed: 1, failed }
    },
  })

  await expect(firstFailure([check('types', 0), check('lint', 1), check('tests', 0)])).resolves.toBe('lint')
  expect(ran).toEqual(['types', 'lint'])
  await expect(firstFailure([check('types', 0)])).resolves.toBeUndefined()
})

test('fails a suite without tests', async () => {
  await expect(firstFailure([{ title: 'tests', run: () => [] }])).resolves.toBe('tests')
})

test('lists the hashes of browser and server files', () => {
  write('client/app.js', 'let a')
  write('client/pictures/a.svg', '<svg/>')
  write('client/app.js.br', 'packed')
  write('server/index.cjs', 'exports.a = 1')

  const { files, serverFiles } = describeBuild('mfe-cart', '1.1.0', folder)

  expect(Object.keys(files)).toEqual(['app.js', 'pictures/a.svg'])
  expect(Object.keys(serverFiles)).toEqual(['index.cjs'])
  expect(files['app.js']).toMatch(/^sha256-/)
})

test('records the commit and whether the tree was dirty', () => {
  expect(readCommit(folder)).toEqual({})
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder })
  git('init')
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--allow-empty', '-m', 'first')
  const commit = expect.stringMatching(/^[0-9a-f]{40}$/)

  expect(readCommit(folder)).toEqual({ commit, isTreeDirty: false })
  write('late.ts', 'export {}')
  expect(readCommit(folder)).toEqual({ commit, isTreeDirty: true })
})
