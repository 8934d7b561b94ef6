/** @jest-environment node */
import { writeFileSync } from 'node:fs'
import { aCart, aDocument, away, compositionFolder } from '../testing/composition-folder'
import { closeServers } from '../testing/fake-servers'
import { CompositionHistory, historyFile } from './composition-history'

let shop: ReturnType<typeof compositionFolder>

beforeEach(() => (shop = compositionFolder()))
afterEach(() => {
  jest.restoreAllMocks()
  closeServers()
  shop.remove()
})
const events = () => shop.readHistory().map(({ event, id, words }) => [event, id, ...words])

test('what comes into force is told with who, why, what changed and of which commit', async () => {
  const source = await shop.open(aDocument('first', away))
  const { remote } = await aCart({ commit: '3f2a1b0c9d' })
  shop.write({ ...aDocument('second', remote), by: { who: 'sato', why: 'のしの直し' } })
  await shop.later(source)

  expect(shop.readHistory()).toEqual([
    expect.objectContaining({ event: 'in force', id: 'first', words: [`cart ${away.version}`] }),
    expect.objectContaining({
      event: 'in force',
      id: 'second',
      by: { who: 'sato', why: 'のしの直し' },
      words: [`cart ${away.version} → ${remote.version} (commit 3f2a1b0)`],
    }),
  ])
})

const overlaps = ['/cart is claimed by both cart and cart', '/cart/* is claimed by both cart and cart']

test('a document that is refused for good is told once, with its reasons', async () => {
  const source = await shop.open(aDocument('first', away))
  shop.write({ ...aDocument('second', away, away) })
  await shop.later(source)
  await shop.later(source, 60_000)

  expect(events().slice(1)).toEqual([['refused', 'second', 'cart is named twice', ...overlaps]])
})

test('a gateway that starts anew with the same composition tells nothing again', async () => {
  await shop.open(aDocument('first', away))
  await shop.start()

  expect(events()).toEqual([['in force', 'first', `cart ${away.version}`]])
})

test('a canary, its weight and its end are told as changes', async () => {
  const source = await shop.open(aDocument('first', away))
  const { remote } = await aCart()
  const { name: _name, ...canary } = remote
  shop.write(aDocument('second', { ...away, canary: { ...canary, weight: 10 } }))
  await shop.later(source)
  shop.write(aDocument('third', { ...away, canary: { ...canary, weight: 50 } }))
  await shop.later(source)
  shop.write(aDocument('fourth', away))
  await shop.later(source)

  expect(
    events()
      .map(([, , words]) => words)
      .slice(1),
  ).toEqual([
    `cart canary ${remote.version} at 10 %`,
    `cart canary ${remote.version} at 50 %`,
    `cart canary ${remote.version} ended`,
  ])
})

test('a canary that does not answer is refused, and no reason against a later switch once it is in force', async () => {
  const source = await shop.open(aDocument('first', away))
  const { name: _name, ...gone } = {
    ...away,
    version: '7.7.7',
    fragment: 'http://127.0.0.1:9/7.7.7/fragment',
  }
  shop.write(aDocument('second', { ...away, canary: { ...gone, weight: 10 } }))
  expect((await shop.later(source)).refused).toEqual([expect.stringContaining('cart 7.7.7 does not answer')])

  const { remote, state, next } = await aCart()
  const { name: _its, ...canary } = next()
  const held = { ...remote, canary: { ...canary, weight: 10 } }
  shop.write(aDocument('third', held))
  expect(await shop.later(source)).toMatchObject({ id: 'third', refused: [] })
  state.isUp = false
  shop.write(aDocument('fourth', { ...held, canary: { ...held.canary, weight: 20 } }))
  expect(await shop.later(source)).toMatchObject({ id: 'fourth', refused: [] })
})

test('what another gateway has withdrawn is known at the next look, and lines that are broken are passed over', async () => {
  const file = historyFile(shop.file)
  const warn = () => undefined
  const [here, there] = [new CompositionHistory(file, warn), new CompositionHistory(file, warn)]
  writeFileSync(file, '{"at":\n')
  await here.noteWithdrawn('first', 'cart@1.1.0', 'five failures')
  expect(there.withdrawn('first').size).toBe(0)

  await there.follow()

  expect([...there.withdrawn('first')]).toEqual(['cart@1.1.0'])
  expect(there.withdrawn('second').size).toBe(0)
})

test('a history that cannot be written is told, and the composition is in force all the same', async () => {
  const said: string[] = []
  const history = new CompositionHistory('/nowhere/at/all.jsonl', (message) => said.push(message))
  await history.noteInForce(aDocument('first', away), [])

  expect(said).toEqual(['the history of compositions is not written'])
})
