/** @jest-environment node */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { aCart, aDocument, away, compositionFolder } from '../testing/composition-folder'
import { aRemote, closeServers } from '../testing/fake-servers'

let shop: ReturnType<typeof compositionFolder>

beforeEach(() => (shop = compositionFolder()))
afterEach(async () => {
  jest.restoreAllMocks()
  closeServers()
  await shop.remove()
})

test('starts while a remote is down and reports it', async () => {
  shop.write(aDocument('first', away))
  const source = await shop.start()

  expect((await source.current()).active.id).toBe('first')
  expect(shop.messages()).toEqual(['remotes that do not answer yet'])
})

test.each([
  ['no document', undefined, /cannot be used .*ENOENT.*correct it/],
  ['an unreadable document', '{', /cannot be used .*correct it/],
  [
    'a route claimed by two remotes',
    JSON.stringify(aDocument('a', away, { ...away, name: 'content' })),
    /does not hold together \(\/cart is claimed by both cart and content/,
  ],
  ['no remotes', JSON.stringify(aDocument('a')), /does not hold together \(the document names no remotes\)/],
])('aborts the first start with %s and explains the error', async (_what, text, reason) => {
  if (text) shop.write(text)

  await expect(shop.start()).rejects.toThrow(reason)
})

test('saves only an activated document as the last good one', async () => {
  const source = await shop.open(aDocument('first', away))
  const { remote } = await aCart()
  shop.write(aDocument('second', remote))
  await shop.later(source)
  shop.write(aDocument('third'))
  await shop.later(source)

  expect(shop.readLastGood()).toEqual(aDocument('second', remote))
  expect(readdirSync(shop.folder).sort()).toEqual([
    'composition.history',
    'composition.json',
    'composition.last-good.json',
  ])
})

test.each([
  ['was deleted', undefined, 'ENOENT'],
  ['cannot be read', '{', 'JSON'],
  ['contradicts itself', aDocument('second', away, { ...away, name: 'content' }), 'is claimed by both'],
  ['is missing a remote', aDocument('second', { ...away, name: 'content' }), 'is left out'],
])('falls back to the last good composition if the document %s', async (_how, document, reason) => {
  await shop.open(aDocument('first', away))
  rmSync(shop.file)
  if (document) shop.write(document)
  const source = await shop.start()

  const { active, isLastGood, refused } = await source.current()
  expect(active.id).toBe('first')
  expect(isLastGood).toBe(true)
  expect(refused).toContainEqual(expect.stringContaining(reason))
  expect(shop.said).toEqual([['composition refused, first, which was last in force, is used', ...refused]])
})

test('switches to the document once it is valid again', async () => {
  await shop.open(aDocument('first', away))
  shop.write('{')
  const source = await shop.start()
  shop.write(aDocument('second', away))
  await shop.later(source)

  const { active, isLastGood } = await source.current()
  expect(active.id).toBe('second')
  expect(isLastGood).toBe(false)
})

test('keeps the current release if its replacement is unreachable', async () => {
  const cart = await aCart()
  await shop.open(aDocument('first', cart.remote))
  shop.write(aDocument('second', aRemote('http://127.0.0.1:9')))
  const source = await shop.start()

  expect(await shop.later(source, 0)).toMatchObject({ id: 'first', isRetried: true })
})

test('starts with the newest document if all remotes are down', async () => {
  await shop.open(aDocument('first', away))
  shop.write(aDocument('second', aRemote('http://127.0.0.1:9')))
  const source = await shop.start()

  expect((await source.current()).active.id).toBe('second')
})

test('reports an unreadable last good composition and uses the document', async () => {
  mkdirSync(shop.lastGood)
  shop.write(aDocument('first', away))
  const source = await shop.start()

  expect((await source.current()).active.id).toBe('first')
  expect(shop.messages()).toEqual([
    `${shop.lastGood} cannot be read`,
    'remotes that do not answer yet',
    'the composition in force is not kept for the next start',
  ])
  expect(existsSync(`${shop.lastGood}.${process.pid}.draft`)).toBe(false)
})

test('starts with the last composition and tests the changes afterwards', async () => {
  const cart = await aCart()
  await shop.open(aDocument('first', cart.remote))
  shop.write(aDocument('second', cart.next()))
  const source = await shop.start()
  const opened = (await source.current()).active.id

  expect([opened, (await shop.later(source)).id]).toEqual(['first', 'second'])
})

test('activates changes at startup when the document marks them as untried', async () => {
  const cart = await aCart()
  await shop.open(aDocument('first', cart.remote))
  shop.write({ ...aDocument('second', cart.next()), untried: ['cart'] })

  expect((await (await shop.start()).current()).active.id).toBe('second')
})
