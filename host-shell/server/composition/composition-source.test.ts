/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { aRemote, closeServers, listen, remoteAnswers } from '../testing/fake-servers'
import type { CompositionDocument } from './composition.rules'
import { CompositionSource } from './composition-source'

const folder = mkdtempSync(path.join(tmpdir(), 'composition-'))
const file = path.join(folder, 'composition.json')
const write = (document: CompositionDocument | string) =>
  writeFileSync(file, typeof document === 'string' ? document : JSON.stringify(document))

let now: number
let said: string[]

/** The document in force, once it may be looked at again. */
async function later(source: CompositionSource) {
  now += 251
  const { active, refused } = await source.current()
  return { id: active.id, refused }
}

async function openSource(document: CompositionDocument, provided: Record<string, string> = {}) {
  write(document)
  const source = new CompositionSource(file, provided, (message) => said.push(message))
  await source.open()
  return source
}

beforeEach(() => {
  now = Date.now()
  said = []
  jest.spyOn(Date, 'now').mockImplementation(() => now)
})
afterEach(() => {
  jest.restoreAllMocks()
  closeServers()
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a document that vanishes while the shop runs is told, and pages go on with the one in force', async () => {
  const source = await openSource({ id: 'first', remotes: [] })
  rmSync(file)

  const { id, refused } = await later(source)
  await later(source)

  expect(id).toBe('first')
  expect(refused).toEqual([expect.stringContaining('ENOENT')])
  expect(said).toEqual(['composition refused, first stays'])
})

test('a document that comes back after it had vanished is in force again', async () => {
  const source = await openSource({ id: 'first', remotes: [] })
  rmSync(file)
  await later(source)
  write({ id: 'second', remotes: [] })

  expect(await later(source)).toEqual({ id: 'second', refused: [] })
})

test.each([
  ['is no JSON', '{"id": "second"', /JSON/],
  ['has a wrong member', '{"id": "second", "remotes": [{"name": 1}]}', /remotes\.0\.name/],
])(
  'a document that %s is refused with its reason, and the one in force stays',
  async (_how, text, reason) => {
    const source = await openSource({ id: 'first', remotes: [] })
    write(text)

    const { id, refused } = await later(source)

    expect(id).toBe('first')
    expect(refused).toEqual([expect.stringMatching(reason)])
  },
)

test('a document is in force without a restart once its remotes answer and fit', async () => {
  const source = await openSource({ id: 'first', remotes: [] }, { rxjs: '7.8.0' })
  const origin = await listen(remoteAnswers({ shared: { rxjs: '^7.0.0' } }))
  write({ id: 'second', remotes: [aRemote(origin)] })

  expect(await later(source)).toEqual({ id: 'second', refused: [] })
  expect(said).toEqual(['composition second is in force'])
})

test('a release that does not answer, or that the shell does not fit, is refused with its version', async () => {
  const source = await openSource({ id: 'first', remotes: [] }, { rxjs: '6.0.0' })
  write({ id: 'second', remotes: [aRemote('http://127.0.0.1:9', { version: '1.0.1' })] })
  const away = await later(source)
  const origin = await listen(remoteAnswers({ shared: { rxjs: '^7.0.0' } }))
  write({ id: 'third', remotes: [aRemote(origin, { version: '1.0.2' })] })
  const unfit = await later(source)

  expect([away.id, unfit.id]).toEqual(['first', 'first'])
  expect(away.refused).toEqual([expect.stringContaining('cart 1.0.1 does not answer')])
  expect(unfit.refused).toEqual(['cart 1.0.2 needs rxjs ^7.0.0, but the shell provides 6.0.0'])
})

test('the document is looked at every 250 ms at most', async () => {
  const source = await openSource({ id: 'first', remotes: [] })
  await later(source)
  write({ id: 'second', remotes: [] })

  now += 250
  expect((await source.current()).active.id).toBe('first')
  now += 1
  expect((await source.current()).active.id).toBe('second')
})

test('a shop opens although a remote is down, and says so', async () => {
  const source = await openSource({ id: 'first', remotes: [aRemote('http://127.0.0.1:9')] })

  expect((await source.current()).active.id).toBe('first')
  expect(said).toEqual(['remotes that do not answer yet'])
})

test.each([
  ['no document', undefined, /cannot be used .*ENOENT.*correct it/],
  ['a document that cannot be read', '{', /cannot be used .*correct it/],
  [
    'a route that two remotes claim',
    JSON.stringify({
      id: 'a',
      remotes: [aRemote('http://127.0.0.1:9'), aRemote('http://127.0.0.1:9', { name: 'content' })],
    }),
    /does not hold together \(\/cart is claimed by both cart and content/,
  ],
])('a shop does not open with %s, and says what to do', async (_what, text, reason) => {
  rmSync(file, { force: true })
  if (text) write(text)

  await expect(new CompositionSource(file, {}, () => undefined).open()).rejects.toThrow(reason)
})
