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

test('a shop opens although a remote is down and reports it', async () => {
  shop.write(aDocument('first', away))
  const source = await shop.start()

  expect((await source.current()).active.id).toBe('first')
  expect(shop.messages()).toEqual(['remotes that do not answer yet'])
})

test.each([
  ['no document', undefined, /cannot be used .*ENOENT.*correct it/],
  ['a document that cannot be read', '{', /cannot be used .*correct it/],
  [
    'a route that two remotes claim',
    JSON.stringify(aDocument('a', away, { ...away, name: 'content' })),
    /does not hold together \(\/cart is claimed by both cart and content/,
  ],
  ['no remotes', JSON.stringify(aDocument('a')), /does not hold together \(the document names no remotes\)/],
])('a first start with %s fails with instructions', async (_what, text, reason) => {
  if (text) shop.write(text)

  await expect(shop.start()).rejects.toThrow(reason)
})

test('only an activated document is saved as the last good one', async () => {
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
  ['is gone', undefined, 'ENOENT'],
  ['cannot be read', '{', 'JSON'],
  ['contradicts itself', aDocument('second', away, { ...away, name: 'content' }), 'is claimed by both'],
  ['has lost a remote', aDocument('second', { ...away, name: 'content' }), 'is left out'],
])('the last good composition replaces a document that %s', async (_how, document, reason) => {
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

test('the last good composition gives way as soon as the document holds', async () => {
  await shop.open(aDocument('first', away))
  shop.write('{')
  const source = await shop.start()
  shop.write(aDocument('second', away))
  await shop.later(source)

  const { active, isLastGood } = await source.current()
  expect(active.id).toBe('second')
  expect(isLastGood).toBe(false)
})

test('an unanswered release leaves the one it would replace', async () => {
  const cart = await aCart()
  await shop.open(aDocument('first', cart.remote))
  shop.write(aDocument('second', aRemote('http://127.0.0.1:9')))
  const source = await shop.start()

  expect(await shop.later(source, 0)).toMatchObject({ id: 'first', isRetried: true })
})

test('a shop with all remotes down opens with the newest document', async () => {
  await shop.open(aDocument('first', away))
  shop.write(aDocument('second', aRemote('http://127.0.0.1:9')))
  const source = await shop.start()

  expect((await source.current()).active.id).toBe('second')
})

test('an unreadable last good composition is reported and the document used', async () => {
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

test('a start opens the last composition and tries the changes afterwards', async () => {
  const cart = await aCart()
  await shop.open(aDocument('first', cart.remote))
  shop.write(aDocument('second', cart.next()))
  const source = await shop.start()
  const opened = (await source.current()).active.id

  expect([opened, (await shop.later(source)).id]).toEqual(['first', 'second'])
})

test('a start activates changes at once that need no trial', async () => {
  const cart = await aCart()
  await shop.open(aDocument('first', cart.remote))
  shop.write({ ...aDocument('second', cart.next()), untried: ['cart'] })

  expect((await (await shop.start()).current()).active.id).toBe('second')
})
