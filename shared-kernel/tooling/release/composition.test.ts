import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { remotes, releaseName } from '../workspace/workspace.mjs'
import {
  addRemote,
  composeAtStart,
  findComposition,
  portIn,
  readComposition,
  switchVersion,
  withCanary,
  writeComposition,
} from './composition.mjs'

type Versions = Record<string, string>

let releases: string

beforeEach(() => {
  releases = mkdtempSync(path.join(tmpdir(), 'releases-'))
  for (const name of names) release(name, '1.0.0-built')
  for (const version of ['1.0.0-anew', '1.1.0']) release('cart', version)
})
afterEach(() => rmSync(releases, { recursive: true, force: true }))

const names = remotes.map(releaseName)
const builtAll: Versions = Object.fromEntries(names.map((name) => [name, '1.0.0-built']))
const origins = Object.fromEntries(names.map((name, index) => [name, `http://127.0.0.1:${20_000 + index}`]))

function release(name: string, version: string) {
  mkdirSync(path.join(releases, name, version), { recursive: true })
  const json = JSON.stringify({ routes: [`/${name}`], integrity: `sha384-${version}` })
  writeFileSync(path.join(releases, name, version, 'release.json'), json)
}

function start(versions: Versions = {}, previous?: ReturnType<typeof composeAtStart>['document']) {
  const { document, notes } = composeAtStart({
    versions: { ...builtAll, ...versions },
    origins,
    previous,
    releases,
  })
  return { document, notes, cart: document.remotes.find(({ name }) => name === 'cart') }
}
const withCart = (version: string) => switchVersion(start().document, 'cart', version, { releases })

test('composes the built versions on first start', () => {
  const { document, notes } = start()

  expect(document.remotes.map(({ name, version }) => [name, version])).toEqual(Object.entries(builtAll))
  expect(notes).toEqual([])
})

test('keeps a version composed live across restarts and adds a note', () => {
  const told = ['cart 1.1.0 was composed live and is kept; built is 1.0.0-built']
  const second = start({}, withCart('1.1.0'))
  const third = start({}, second.document)

  expect(second.cart?.version).toBe('1.1.0')
  expect(third.cart?.version).toBe('1.1.0')
  expect(second.notes).toEqual(told)
  expect(third.notes).toEqual(told)
  expect(second.cart).toMatchObject({
    integrity: 'sha384-1.1.0',
    entry: '/remotes/cart/1.1.0/remoteEntry.js',
  })
})

test('replaces a version composed live with a rebuild and adds a note', () => {
  const { cart, notes } = start({ cart: '1.0.0-anew' }, withCart('1.1.0'))

  expect(cart?.version).toBe('1.0.0-anew')
  expect(notes).toEqual(['cart 1.1.0 was composed live and gives way to 1.0.0-anew: it was built anew'])
})

test('replaces a remote in development with its later build', () => {
  const developed = {
    name: 'cart',
    version: '0.0.0-development',
    entry: '/remotes/cart/0.0.0-development/remoteEntry.js',
    fragment: 'http://127.0.0.1:30000/0.0.0-development/fragment',
    routes: ['/cart'],
  }
  const { cart: _, ...others } = builtAll

  const { document } = composeAtStart({ versions: others, origins, releases, composed: developed })
  const next = start({}, document)

  expect(document.remotes.find(({ name }) => name === 'cart')).toEqual(developed)
  expect(next.cart?.version).toBe('1.0.0-built')
  expect(next.notes).toEqual([])
})

test('replaces a version that is no longer released and adds a note', () => {
  const previous = withCart('1.1.0')
  rmSync(path.join(releases, 'cart/1.1.0'), { recursive: true })
  const { cart, notes } = start({}, previous)

  expect(cart?.version).toBe('1.0.0-built')
  expect(notes).toEqual([
    'cart 1.1.0 was composed live and gives way to 1.0.0-built: 1.1.0 is released no more',
  ])
})

test('adds no note when a new build replaces an earlier build', () => {
  const { cart, notes } = start({ cart: '1.0.0-anew' }, start().document)

  expect(cart?.version).toBe('1.0.0-anew')
  expect(notes).toEqual([])
})

test('doesn’t reactivate a build that was rolled back manually', () => {
  const second = start({ cart: '1.0.0-anew' }, start().document)
  const back = switchVersion(second.document, 'cart', '1.0.0-built', { releases })

  expect(start({ cart: '1.0.0-anew' }, back).cart?.version).toBe('1.0.0-built')
})

test('removes a remote whose package was deleted and adds a note', () => {
  const { document } = start()
  const blog = { ...document.remotes[0], name: 'blog' } as (typeof document.remotes)[number]
  const next = start({}, { ...document, remotes: [...document.remotes, blog] })

  expect(next.document.removed).toEqual(['blog'])
  expect(next.notes).toEqual(['blog is no package of this checkout and is left out'])
})

test.each([
  ['is missing', undefined],
  ['is not JSON', '{'],
  ['is not a composition', '{"remotes": [null]}'],
])('replaces a document that %s with the last good document', (_how, text) => {
  const file = path.join(releases, 'composition.json')
  writeComposition(path.join(releases, 'composition.last-good.json'), withCart('1.1.0'))
  if (text) writeFileSync(file, text)

  expect(start({}, readComposition(file)).cart?.version).toBe('1.1.0')
})

test('returns no composition if both documents are missing', () => {
  expect(readComposition(path.join(releases, 'composition.json'))).toBeUndefined()
})

test('returns the port of a remote’s server from the document', () => {
  const { document } = start()

  expect(portIn(document, 'cart')).toBe(20_000 + names.indexOf('cart'))
  expect(portIn(document, 'unknown')).toBeUndefined()
  expect(portIn(undefined, 'cart')).toBeUndefined()
})

test('skips the trial only for startup builds and explicit requests', () => {
  const { document } = start()

  expect(document.untried).toContain('cart')
  expect(withCart('1.1.0').untried).not.toContain('cart')
  expect(switchVersion(document, 'cart', '1.1.0', { releases, isUntried: true }).untried).toContain('cart')
})

test('keeps a canary across restarts until its release ends', () => {
  const composed = withCanary(start().document, 'cart', { version: '1.1.0', weight: 10 }, { releases })

  expect(start({}, composed).cart).toMatchObject({
    version: '1.0.0-built',
    canary: { version: '1.1.0', weight: 10, integrity: 'sha384-1.1.0' },
  })
  rmSync(path.join(releases, 'cart/1.1.0'), { recursive: true })
  expect(start({}, composed).cart).not.toHaveProperty('canary')
})

test.each([
  ['is made where COMPOSITION names no file', 'missing.json', { file: 'missing.json', isGiven: false }],
  ['is used unchanged where COMPOSITION names one', 'own.json', { file: 'own.json', isGiven: true }],
  ['is made in the data folder by default', undefined, { file: 'data/composition.json', isGiven: false }],
])('the composition of a start %s', (_which, named, { file, isGiven }) => {
  writeFileSync(path.join(releases, 'own.json'), '{}')
  const COMPOSITION = named && path.join(releases, named)

  expect(findComposition(path.join(releases, 'data'), { COMPOSITION })).toEqual({
    file: path.join(releases, file),
    isGiven,
  })
})

test('a new remote joins with the origin of its server', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'joined-'))
  mkdirSync(path.join(folder, 'wishlist/1.0.0'), { recursive: true })
  writeFileSync(path.join(folder, 'wishlist/1.0.0/release.json'), JSON.stringify({ routes: ['/wishlist'] }))
  const before = { id: 'first', remotes: [], removed: ['wishlist', 'catalog'] }

  const after = addRemote(before, 'wishlist', '1.0.0', 'http://127.0.0.1:9301', { releases: folder })

  expect(after).toMatchObject({
    id: expect.stringMatching(/^wishlist-1\.0\.0-/),
    remotes: [
      {
        name: 'wishlist',
        version: '1.0.0',
        routes: ['/wishlist'],
        fragment: 'http://127.0.0.1:9301/1.0.0/fragment',
      },
    ],
    removed: ['catalog'],
    untried: [],
  })
  rmSync(folder, { recursive: true })
})
