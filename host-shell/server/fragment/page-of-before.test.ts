/** @jest-environment node */
import { aRemote } from '../testing/fake-servers'
import { answerFragmentsByHand, type AskedFragment } from '../testing/fragments-by-hand'
import type { FragmentAnswer, Shopper } from './fragment-client'
import { FragmentSource } from './fragment-source'

const limits = {
  fragmentDeadlineMs: 1_500,
  fragmentSickDeadlineMs: 300,
  fragmentConcurrency: 8,
  fragmentQueueLimit: 64,
}
const composition = { id: 'c1' }
const guest: Shopper = {
  origin: 'https://shop.example.jp',
  channel: 'tsunagu',
  cookie: '',
  address: '198.51.100.7',
}
let asked: AskedFragment[]
let fragments: FragmentSource
const cart = aRemote('http://cart', { version: '1.4.0' })

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  asked = answerFragmentsByHand()
  fragments = new FragmentSource(limits)
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

/**
 * Requests a guest's page and describes which page it replaces. The request is under way when this returns.
 */
function visit(url: string) {
  const page = fragments.fragmentFor(cart, url, guest, composition).then(told)
  return { page }
}
const told = (answer: FragmentAnswer) =>
  'fragment' in answer
    ? [answer.fragment.html, answer.insteadOf && `instead of ${answer.insteadOf.missing}`]
        .filter(Boolean)
        .join(' ')
    : answer.missing
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

async function known(url: string, sharedMaxAgeMs: number) {
  const { page } = visit(url)
  await pass(0)
  asked.at(-1)?.answer({ html: 'A', sharedMaxAgeMs })
  await page
}

test('serves an earlier page for five minutes when a remote fails', async () => {
  await known('/news', 60_000)
  await pass(60_000)

  const late = visit('/news')
  await pass(1_500)
  expect(await late.page).toBe('A instead of late')
  asked.at(-1)?.fail()
  await pass(0)

  const away = visit('/news')
  await pass(0)
  asked.at(-1)?.fail()
  expect(await away.page).toBe('A instead of failed')

  await pass(240_000)
  const old = visit('/news')
  await pass(0)
  asked.at(-1)?.fail()
  expect(await old.page).toBe('failed')
})

test('serves an earlier page while the remote is overloaded', async () => {
  await known('/news', 60_000)
  await pass(60_000)
  const { fragmentConcurrency, fragmentQueueLimit } = limits
  for (let page = 0; page < fragmentConcurrency + fragmentQueueLimit; page += 1) visit(`/cart?page=${page}`)

  expect([await visit('/news').page, await visit('/faq').page]).toEqual([
    'A instead of overloaded',
    'overloaded',
  ])
})

test('serves no earlier page for short-lived data or an API error', async () => {
  await known('/stock', 30_000)
  await known('/sale', 60_000)
  await pass(61_000)

  const stock = visit('/stock')
  await pass(0)
  asked.at(-1)?.fail()
  const sale = visit('/sale')
  await pass(0)
  asked.at(-1)?.answer({ html: 'down', status: 503 })

  expect([await stock.page, await sale.page]).toEqual(['failed', 'failed'])
})
