/** @jest-environment node */
import type { ShopVersion } from '@storefront/contracts/shop-changes'
import { aRemote } from '../testing/fake-servers'
import { answerFragmentsByHand, type AskedFragment } from '../testing/fragments-by-hand'
import type { FragmentAnswer } from './fragment-client'
import { FragmentSource } from './fragment-source'

const limits = {
  fragmentDeadlineMs: 1_500,
  fragmentSickDeadlineMs: 300,
  fragmentConcurrency: 8,
  fragmentQueueLimit: 64,
}
const catalog = aRemote('http://catalog', { version: '1.4.0' })
let asked: AskedFragment[]
let fragments: FragmentSource
/** Position of the last change of each tag. */
let changedAt: Record<string, number>
let version: ShopVersion | undefined

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  asked = answerFragmentsByHand()
  changedAt = {}
  version = { shop: '1', stock: '0', snapshot: '10:10:', at: 1 }
  fragments = new FragmentSource(limits, undefined, undefined, undefined, {
    hasChanged: (tags, at) => tags.some((tag) => (changedAt[tag] ?? 0) > at),
  })
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const told = (answer: FragmentAnswer) => ('fragment' in answer ? answer.fragment.html : answer.missing)
const visit = () => {
  const guest = { origin: 'https://shop.example.jp', channel: 'tsunagu', cookie: '', address: '198.51.100.7' }
  return fragments.fragmentFor(catalog, '/product/a', { ...guest, version }, { id: 'c1' }).then(told)
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

function change(tag: string) {
  const at = (version?.at ?? 0) + 1
  changedAt[tag] = at
  version = { shop: '1', stock: String(at), snapshot: `${at}0:${at}0:`, at }
}

/** Opens the page, which shows `html` and lasts for an hour unless product 7 changes. */
async function open(html: string) {
  const page = visit()
  await pass(0)
  asked.at(-1)?.answer({ html, sharedMaxAgeMs: 2_000, validity: { tags: ['product:7'], lastsMs: 3_600_000 } })
  return page
}

test('serves a page until something in it changes', async () => {
  await open('5 left')

  await pass(1_800_000)
  change('product:8')
  expect(await visit()).toBe('5 left')
  expect(asked).toHaveLength(1)

  change('product:7')
  expect(await open('4 left')).toBe('4 left')
  expect(asked).toHaveLength(2)
})

test('renders a page again when the shop’s content has changed', async () => {
  await open('old price')

  version = { shop: '2', stock: '0', snapshot: '20:20:', at: 1 }

  expect(await open('new price')).toBe('new price')
})

test('renders a page again when its time is over', async () => {
  await open('sale')

  await pass(3_600_000)

  expect(await open('no sale')).toBe('no sale')
})

test('does not join a render that began before a change', async () => {
  const before = visit()
  await pass(0)
  change('product:7')

  const after = visit()
  await pass(0)
  asked[1]?.answer({ html: 'new' })
  asked[0]?.answer({ html: 'old' })

  expect(await Promise.all([before, after])).toEqual(['old', 'new'])
})

test('keeps the newer page when an older render ends later', async () => {
  const validity = { tags: ['product:7'], lastsMs: 3_600_000 }
  const before = visit()
  await pass(1)
  change('product:7')
  const after = visit()
  await pass(0)
  asked[1]?.answer({ html: 'new', validity })
  await after
  asked[0]?.answer({ html: 'old', validity })
  await before

  expect(await visit()).toBe('new')
})

test('passes the shop’s version to the remote', async () => {
  await open('5 left')

  expect(asked[0]?.shopVersion).toBe('1 10:10:')
})

test('falls back to time limits while the version is unknown', async () => {
  await open('5 left')
  version = undefined

  await pass(1_999)
  expect(await visit()).toBe('5 left')
  await pass(1)

  expect(await open('4 left')).toBe('4 left')
})
