/** @jest-environment node */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compileSources } from '@storefront/testing/node'
import { aCart, aDocument, away, compositionFolder } from '../testing/composition-folder'
import { closeServers } from '../testing/fake-servers'
import { CompositionHistory, historyFolder } from './composition-history'

let shop: ReturnType<typeof compositionFolder>

beforeEach(() => (shop = compositionFolder()))
afterEach(async () => {
  jest.restoreAllMocks()
  closeServers()
  await shop.remove()
})
const events = () => shop.readHistory().map(({ event, id, words }) => [event, id, ...words])

test('records an activation with author, reason, changes, commit and meaning', async () => {
  const source = await shop.open(aDocument('first', away))
  const { remote } = await aCart({
    commit: '3f2a1b0c9d',
    means: [{ kind: 'price', why: 'shown with tax' }],
  })
  shop.write({ ...aDocument('second', remote), by: { who: 'sato', why: 'のしの直し' } })
  await shop.later(source)

  expect(shop.readHistory()).toEqual([
    expect.objectContaining({ event: 'in force', id: 'first', words: [`cart ${away.version}`] }),
    expect.objectContaining({
      event: 'in force',
      id: 'second',
      by: { who: 'sato', why: 'のしの直し' },
      words: [`cart ${away.version} → ${remote.version} (commit 3f2a1b0, means price: shown with tax)`],
    }),
  ])
})

const overlaps = ['/cart is claimed by both cart and cart', '/cart/* is claimed by both cart and cart']

test('records a final rejection once, with its reasons', async () => {
  const source = await shop.open(aDocument('first', away))
  shop.write({ ...aDocument('second', away, away) })
  await shop.later(source)
  await shop.later(source, 60_000)

  expect(events().slice(1)).toEqual([['refused', 'second', 'cart is named twice', ...overlaps]])
})

test('does not record an activation again after a restart', async () => {
  await shop.open(aDocument('first', away))
  await shop.start()

  expect(events()).toEqual([['in force', 'first', `cart ${away.version}`]])
})

test('records a canary’s start, weight and end as changes', async () => {
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

test('rejects an unreachable canary unless it is already active', async () => {
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

/** Opens the shared history as another gateway would. */
const aHistory = () => new CompositionHistory(historyFolder(shop.file), () => undefined)

test('reads a withdrawal by another gateway despite an invalid entry', async () => {
  const [here, there] = [aHistory(), aHistory()]
  mkdirSync(historyFolder(shop.file))
  writeFileSync(path.join(historyFolder(shop.file), '2026-01-01-cut.json'), '{"at":')
  await here.noteWithdrawn('first', 'cart@1.1.0', 'five failures')
  expect(there.withdrawn('first').size).toBe(0)

  await there.follow()

  expect([...there.withdrawn('first')]).toEqual(['cart@1.1.0'])
  expect(there.withdrawn('second').size).toBe(0)
})

test('keeps a withdrawal when another gateway records the switch later', async () => {
  const [here, late] = [aHistory(), aHistory()]
  const [before, second] = [aDocument('first', away), aDocument('second', away)]
  for (const one of [here, late]) await one.noteInForce(before, [])
  await here.noteInForce(second, [])
  await here.noteWithdrawn('second', 'cart@1.1.0', 'five failures')
  shop.pass(1_000)
  await late.noteInForce(second, [])

  const third = aHistory()
  for (const one of [here, late, third]) {
    await one.follow()
    expect([...one.withdrawn('second')]).toEqual(['cart@1.1.0'])
    expect(one.replaced('second')?.document.id).toBe('first')
  }
})

test('reads entries written by an older gateway', async () => {
  const line = {
    at: new Date(0).toISOString(),
    event: 'withdrawn',
    id: 'first',
    canary: 'cart@1.1.0',
    words: [],
  }
  writeFileSync(`${historyFolder(shop.file)}.jsonl`, `${JSON.stringify(line)}\n{"at":\n`)
  const history = aHistory()

  await history.follow()

  expect([...history.withdrawn('first')]).toEqual(['cart@1.1.0'])
})

test('loses no entries to concurrent processes, even while old ones are deleted', async () => {
  const program = `
    const { HistoryEntries } = require('./history-entries.js')
    const [, , folder, name] = process.argv
    const entries = new HistoryEntries(folder, JSON.parse)
    void (async () => {
      for (let index = 0; index < 100; index += 1) {
        await entries.add({ name, index })
        await entries.follow(150)
      }
    })()`
  const programs = path.join(shop.folder, 'programs')
  compileSources(path.join(__dirname, '..'), ['composition'], programs)
  writeFileSync(path.join(programs, 'composition/note.js'), program)
  const begin = (name: string) =>
    spawn(process.execPath, [path.join(programs, 'composition/note.js'), historyFolder(shop.file), name], {
      stdio: 'inherit',
    })
  const codes = await Promise.all(['one', 'other'].map(async (name) => (await once(begin(name), 'close'))[0]))

  expect(codes).toEqual([0, 0])
  const left = shop.readHistory() as unknown as { name: string; index: number }[]
  expect(left.length).toBe(150)
  // Both processes' newest 150 entries must be present without a gap.
  for (const name of ['one', 'other']) {
    const indexes = left.filter((entry) => entry.name === name).map(({ index }) => index)
    expect(indexes).toEqual(indexes.map((_, at) => 100 - indexes.length + at))
  }
})

test('reports an unwritable history but still activates the document', async () => {
  const said: string[] = []
  const history = new CompositionHistory('/dev/null/history', (message) => said.push(message))
  await history.noteInForce(aDocument('first', away), [])

  expect(said).toEqual(['the history of compositions is not written'])
})
