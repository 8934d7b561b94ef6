/** @jest-environment node */
import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { aCart, aDocument, aHeldCart, away, compositionFolder } from '../testing/composition-folder'
import { aRemote, closeServers, listen, remoteAnswers } from '../testing/fake-servers'

let shop: ReturnType<typeof compositionFolder>

beforeEach(() => (shop = compositionFolder()))
afterEach(async () => {
  jest.restoreAllMocks()
  closeServers()
  await shop.remove()
})

test('reports a deleted document once and keeps the active one', async () => {
  const source = await shop.open(aDocument('first', away))
  rmSync(shop.file)

  const { id, refused } = await shop.later(source)
  await shop.later(source)

  expect(id).toBe('first')
  expect(refused).toEqual(['the document cannot be read (ENOENT)'])
  expect(shop.messages()).toEqual(['composition refused, first stays'])
})

test('activates a document that was deleted and restored', async () => {
  const source = await shop.open(aDocument('first', away))
  rmSync(shop.file)
  await shop.later(source)
  shop.write(aDocument('second', away))

  expect(await shop.later(source)).toMatchObject({ id: 'second', refused: [] })
})

test.each([
  ['is not JSON', '{"id": "second"', /JSON/],
  ['has an invalid member', '{"id": "second", "remotes": [{"name": 1}]}', /remotes\.0\.name/],
])('permanently rejects a document that %s', async (_how, text, reason) => {
  const source = await shop.open(aDocument('first', away))
  shop.write(text)

  expect(await shop.later(source)).toEqual({
    id: 'first',
    refused: [expect.stringMatching(reason)],
    isRetried: false,
  })
})

test('activates a compatible document without a restart', async () => {
  const source = await shop.open(aDocument('first', away), { rxjs: '7.8.0' })
  const { remote } = await aCart({ shared: { rxjs: '^7.0.0' } })
  shop.write(aDocument('second', remote))

  expect(await shop.later(source)).toMatchObject({ id: 'second', refused: [] })
  expect(shop.messages()).toEqual(['composition second is in force'])
})

test('rejects an unreachable or incompatible release and names its version', async () => {
  const source = await shop.open(aDocument('first', away), { rxjs: '6.0.0' })
  shop.write(aDocument('second', { ...away, version: '1.0.1' }))
  const down = await shop.later(source)
  const { remote } = await aCart({ shared: { rxjs: '^7.0.0' } })
  shop.write(aDocument('third', remote))
  const unfit = await shop.later(source)

  expect([down.id, unfit.id]).toEqual(['first', 'first'])
  expect(down.refused).toEqual([expect.stringContaining('cart 1.0.1 does not answer')])
  expect(unfit.refused).toEqual([`cart ${remote.version} needs rxjs ^7.0.0, but the shell provides 6.0.0`])
})

test('activates a release once its server can respond', async () => {
  const source = await shop.open(aDocument('first', away))
  let hasProcess = () => {}
  const answers = remoteAnswers()
  const isAsked = new Promise<void>((tell) => {
    void listen((request, response) => {
      if (request.method !== 'PUT') return answers(request, response)
      hasProcess = () => answers(request, response)
      return tell()
    }).then((origin) => shop.write(aDocument('second', aRemote(origin))))
  })
  while (!(await Promise.race([isAsked.then(() => true), wait(10, false)]))) {
    shop.pass(251)
    await source.current()
  }
  expect((await source.current()).active.id).toBe('first')

  hasProcess()

  expect(await shop.later(source)).toMatchObject({ id: 'second', refused: [] })
})

test('checks the document at most every 250 ms', async () => {
  const source = await shop.open(aDocument('first', away))
  await shop.later(source)
  shop.write(aDocument('second', away))

  expect((await shop.later(source, 250)).id).toBe('first')
  expect((await shop.later(source, 1)).id).toBe('second')
})

test('serves pages without waiting for a document’s check', async () => {
  const source = await shop.open(aDocument('first', away))
  const { remote, answer } = await aHeldCart()
  shop.write(aDocument('second', remote))
  shop.pass(251)

  expect((await source.current()).active.id).toBe('first')
  answer()
  await source.whenChecked()
  expect((await source.current()).active.id).toBe('second')
})

test('checks the document immediately when ops request the state', async () => {
  const source = await shop.open(aDocument('first', away))
  await shop.later(source)
  shop.write(aDocument('second', away))

  expect((await source.lookNow()).active.id).toBe('second')
})

test('delays a change until the API has responded', async () => {
  const source = await shop.open(aDocument('first', away))
  shop.api.isAwaited = true
  shop.write(aDocument('second', away))
  const before = await shop.later(source)
  shop.api.isAwaited = false

  expect(before.id).toBe('first')
  expect((await shop.later(source)).id).toBe('second')
})

test('discards the check result of a document replaced during the check', async () => {
  const source = await shop.open(aDocument('first', away))
  const { remote, asked, answer } = await aHeldCart()
  shop.write(aDocument('second', remote))
  shop.pass(251)
  await source.current()
  await asked
  shop.write(aDocument('third, again', away))
  answer()
  await source.whenChecked()

  expect((await source.current()).active.id).toBe('first')
  expect((await shop.later(source)).id).toBe('third, again')
})

test('switches one remote while another is down', async () => {
  const content = { ...away, name: 'content', routes: ['/news'] }
  const cart = await aCart()
  const source = await shop.open(aDocument('first', cart.remote, content))
  shop.write(aDocument('second', cart.next(), content))
  const switched = await shop.later(source)
  cart.state.isUp = false
  shop.write(aDocument('back', cart.remote, content))
  const back = await shop.later(source)

  expect([switched.id, back.id]).toEqual(['second', 'back'])
  expect(shop.said).toContainEqual([
    'what this composition leaves as it is has trouble',
    expect.stringMatching(/^content .* does not answer/),
  ])
})

test('retries a document rejected for a transient reason', async () => {
  const cart = await aCart()
  const source = await shop.open(aDocument('first', away))
  cart.state.isUp = false
  shop.write(aDocument('second', cart.remote))
  const refused = await shop.later(source)
  cart.state.isUp = true
  const again = await shop.later(source, 500)

  expect(refused).toMatchObject({ id: 'first', isRetried: true })
  expect(again).toEqual({ id: 'second', refused: [], isRetried: false })
})

test('doubles the retry delay from half a second and logs once', async () => {
  const cart = await aCart()
  const source = await shop.open(aDocument('first', away))
  cart.state.isUp = false
  shop.write(aDocument('second', cart.remote))
  const tries: number[] = []
  for (const afterMs of [251, 300, 300, 900, 300, 1_900, 300]) {
    await shop.later(source, afterMs)
    tries.push(cart.state.asked)
  }

  expect(tries).toEqual([1, 1, 2, 2, 3, 3, 4])
  expect(shop.messages()).toEqual(['composition refused, first stays'])
})

test('resets the retry delay for a different document', async () => {
  const cart = await aCart()
  const source = await shop.open(aDocument('first', away))
  cart.state.isUp = false
  shop.write(aDocument('second', cart.remote))
  await shop.later(source)
  await shop.later(source, 500)
  shop.write(aDocument('third, longer', cart.remote))
  await shop.later(source)
  await shop.later(source, 500)

  expect(cart.state.asked).toBe(4)
})

test('keeps rejecting an inconsistent document until it changes', async () => {
  const files = { 'cart.css': `sha256-${createHash('sha256').update('.cart{}').digest('base64')}` }
  const [right, wrong] = [remoteAnswers({ files, css: '.cart{}' }), remoteAnswers({ files, css: '' })]
  let isHealed = false
  const origin = await listen((request, response) => (isHealed ? right : wrong)(request, response))
  const remote = aRemote(origin)
  const source = await shop.open(aDocument('first', away))
  shop.write(aDocument('second', remote))
  const refused = await shop.later(source)
  isHealed = true

  expect(refused).toMatchObject({ id: 'first', isRetried: false })
  expect((await shop.later(source, 3_600_000)).id).toBe('first')
  shop.write(aDocument('third', remote))
  expect((await shop.later(source)).id).toBe('third')
})
