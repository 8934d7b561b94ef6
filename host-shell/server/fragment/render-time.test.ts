/** @jest-environment node */
import { aRemote } from '../testing/fake-servers'
import { answerFragmentsByHand, type AskedFragment } from '../testing/fragments-by-hand'
import { FragmentSource } from './fragment-source'

const cart = aRemote('http://cart', { version: '1.4.0' })
const guest = { origin: 'http://shop', channel: 'tsunagu', cookie: '', address: '198.51.100.7' }
const limits = {
  fragmentDeadlineMs: 1_500,
  fragmentSickDeadlineMs: 300,
  fragmentConcurrency: 1,
  fragmentQueueLimit: 9,
}

let asked: AskedFragment[]
let noted: [version: string, ms: number, address: string][]
let fragments: FragmentSource
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  asked = answerFragmentsByHand()
  noted = []
  fragments = new FragmentSource(limits, undefined, undefined, ({ version }, ms, address) =>
    noted.push([version, ms, address]),
  )
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const visit = (url: string) => void fragments.fragmentFor(cart, url, guest, { id: 'c1' })
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

test('excludes time spent in the queue from render times', async () => {
  visit('/cart')
  visit('/cart/payment')
  await pass(700)
  asked[0]?.answer()
  await pass(400)
  asked[1]?.answer()
  await pass(0)

  expect(noted).toEqual([
    ['1.4.0', 700, '198.51.100.7'],
    ['1.4.0', 400, '198.51.100.7'],
  ])
})

test('does not count a cached page as a render', async () => {
  visit('/cart')
  await pass(0)
  asked[0]?.answer()
  await pass(1_000)
  visit('/cart')
  await pass(0)

  expect(noted).toHaveLength(1)
})

test('does not count an instant failure as a fast render', async () => {
  visit('/cart')
  await pass(0)
  asked[0]?.fail()
  await pass(0)

  expect(noted).toEqual([])
})
