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

const told = (answer: FragmentAnswer) => ('fragment' in answer ? answer.fragment.html : answer.missing)

/** Requests a shopper's page. The request is under way when this returns. */
function visit(own: Partial<Shopper> = {}, url = '/cart', remote = cart, { id } = composition) {
  const page = fragments.fragmentFor(remote, url, { ...guest, ...own }, { id }).then(told)
  return { page }
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const words = (html: string) => ({ html })

test('shares one request between identical concurrent guests', async () => {
  const visits = [visit(), visit({ address: '203.0.113.9' }), visit({ cookie: '_ga=GA1.1.1' })]
  await pass(0)

  asked[0]?.answer(words('A'))

  expect(await Promise.all(visits.map(({ page }) => page))).toEqual(['A', 'A', 'A'])
  expect(asked.map(({ url, cookie }) => [url, cookie])).toEqual([['/cart', '']])
})

test('serves a cached guest page fresh, then stale, until it expires', async () => {
  const first = visit()
  await pass(0)
  asked[0]?.answer(words('A'))
  await first.page

  await pass(1_999)
  expect(await visit().page).toBe('A')
  expect(asked).toHaveLength(1)

  await pass(1)
  expect([await visit().page, await visit().page, asked.length]).toEqual(['A', 'A', 2])
  asked[1]?.answer(words('B'))
  await pass(0)
  expect(await visit().page).toBe('B')
  expect(asked).toHaveLength(2)

  await pass(10_000)
  const cold = visit()
  await pass(0)
  asked[2]?.answer(words('C'))
  expect(await cold.page).toBe('C')
})

test('does not share pages between shoppers with different cookies', async () => {
  const cookies = [
    'access_token=a; expires_at=9999999999999',
    'cartToken=b',
    'guest_key=k',
    'topMessage=1',
    '',
  ]
  const visits = cookies.map((cookie) => visit({ cookie }))
  await pass(0)

  asked.forEach((one) => one.answer(words(`page of ${one.cookie}`)))

  expect(await Promise.all(visits.map(({ page }) => page))).toEqual(
    cookies.map((cookie) => `page of ${cookie}`),
  )
  expect(await visit().page).toBe('page of ')
  const again = visit({ cookie: 'cartToken=b' })
  await pass(0)
  expect(asked).toHaveLength(cookies.length + 1)
  asked.at(-1)?.answer(words('new'))
  expect(await again.page).toBe('new')
})

test('shares a page between shoppers when it reads none of their cookies', async () => {
  const reads = { cookiesRead: ['topMessage'] }
  const first = visit({ cookie: 'cartToken=b' })
  await pass(0)
  asked[0]?.answer({ ...words('page of b'), ...reads })
  expect(await first.page).toBe('page of b')

  const second = visit({ cookie: 'cartToken=c' })
  await pass(0)
  asked[1]?.answer({ ...words('page of all'), ...reads })

  expect(await second.page).toBe('page of all')
  expect(await visit({ cookie: 'cartToken=b; guest_key=k' }).page).toBe('page of all')
  expect(await visit().page).toBe('page of all')
  const own = visit({ cookie: 'cartToken=b; topMessage=1' })
  await pass(0)
  asked[2]?.answer({ ...words('without the message'), ...reads })
  expect(await own.page).toBe('without the message')
  expect(asked.map(({ cookie }) => cookie)).toEqual(['cartToken=b', '', 'cartToken=b; topMessage=1'])
})

test('stops sharing a page that starts to read a guest’s cookie', async () => {
  const first = visit({ cookie: 'guest_key=k' })
  await pass(0)
  asked[0]?.answer({ ...words('A'), cookiesRead: [] })
  await first.page

  const next = visit({ cookie: 'guest_key=k' })
  await pass(0)
  asked[1]?.answer({ ...words('page of all'), cookiesRead: ['guest_key'] })
  await pass(0)
  asked[2]?.answer({ ...words('page of k'), cookiesRead: ['guest_key'] })

  expect(await next.page).toBe('page of k')
  expect(await visit().page).toBe('page of all')
})

test('shares a page between guests with the same delivery place', async () => {
  const [osaka, nara] = [visit({ cookie: 'deliveryTo=大阪府' }), visit({ cookie: 'deliveryTo=奈良県' })]
  const again = visit({ cookie: '_ga=1; deliveryTo=大阪府' })
  await pass(0)
  asked.forEach((one) => one.answer(words(decodeURIComponent(one.cookie))))

  const pages = await Promise.all([osaka, nara, again].map(({ page }) => page))
  expect(pages).toEqual(['deliveryTo=大阪府', 'deliveryTo=奈良県', 'deliveryTo=大阪府'])
  expect(asked).toHaveLength(2)
})

test('separates pages by remote, version, channel, origin, URL and composition', async () => {
  const first = visit()
  await pass(0)
  asked[0]?.answer(words('A'))
  await first.page

  const others = [
    visit({}, '/cart', aRemote('http://content', { name: 'content', version: '1.4.0' })),
    visit({}, '/cart', aRemote('http://cart', { version: '1.5.0' })),
    visit({ channel: 'business' }),
    visit({ origin: 'https://b2b.example.jp' }),
    visit({}, '/cart?page=2'),
    visit({}, '/cart', cart, { id: 'c2' }),
  ]
  await pass(0)

  expect(asked).toHaveLength(1 + others.length)
  asked.forEach((one) => one.answer(words('B')))
  expect(await Promise.all(others.map(({ page }) => page))).toEqual(others.map(() => 'B'))
})

test('shares an uncacheable page only while it is rendering', async () => {
  const [first, second] = [visit(), visit()]
  await pass(0)
  asked[0]?.answer({ html: '残り1点', sharedMaxAgeMs: 0 })
  expect(await Promise.all([first.page, second.page])).toEqual(['残り1点', '残り1点'])

  const next = visit()
  await pass(0)
  asked[1]?.answer({ html: '売り切れ', sharedMaxAgeMs: 0 })

  expect(await next.page).toBe('売り切れ')
})

test('caches a page no longer than the API allows', async () => {
  const first = visit()
  await pass(0)
  asked[0]?.answer({ html: 'A', sharedMaxAgeMs: 1_000 })
  await first.page

  await pass(999)
  expect(await visit().page).toBe('A')
  await pass(1)
  const next = visit()
  await pass(0)
  asked[1]?.answer(words('B'))

  expect(await next.page).toBe('B')
})

test('renders again for a guest who joined an unshareable page', async () => {
  const [first, second] = [visit(), visit()]
  await pass(0)
  asked[0]?.answer({ html: 'A', sharedMaxAgeMs: undefined })
  await pass(0)

  asked[1]?.answer({ html: 'B', sharedMaxAgeMs: undefined })

  expect(await Promise.all([first.page, second.page])).toEqual(['A', 'B'])
})

test.each([
  ['a missing page', { status: 404 }, 1],
  ['a redirect', { status: 302, redirect: '/login/' }, 2],
  ['a rejection', { status: 429 }, 2],
  ['a failed loader', { status: 500 }, 2],
])('shares a render with later guests depending on its status (%s)', async (_what, own, times) => {
  const first = visit()
  await pass(0)
  asked[0]?.answer(own)
  await first.page

  const next = visit()
  await pass(0)
  asked[1]?.answer()
  await next.page

  expect(asked).toHaveLength(times)
})

test('stops serving a page that became a redirect', async () => {
  const first = visit()
  await pass(0)
  asked[0]?.answer(words('A'))
  await first.page
  await pass(2_000)
  await visit().page
  asked[1]?.answer({ status: 302, redirect: '/elsewhere', html: '' })
  await pass(0)

  const next = visit()
  await pass(0)

  expect(asked).toHaveLength(3)
  asked[2]?.answer(words('C'))
  expect(await next.page).toBe('C')
})

test('keeps serving the last page if the remote fails', async () => {
  const first = visit()
  await pass(0)
  asked[0]?.answer(words('A'))
  await first.page
  await pass(2_000)
  await visit().page
  asked[1]?.fail()
  await pass(0)

  expect(await visit().page).toBe('A')
})

test('serves a page that finished late to the next guest', async () => {
  const first = visit()
  await pass(1_500)
  expect(await first.page).toBe('late')

  const joining = visit()
  await pass(400)
  expect(asked).toHaveLength(1)
  expect(asked[0]?.isGivenUp).toBe(false)
  asked[0]?.answer(words('A'))

  expect([await joining.page, await visit().page, asked.length]).toEqual(['A', 'A', 1])
})

test('aborts a late page that no other shopper can use', async () => {
  const member = visit({ cookie: 'cartToken=b' })
  await pass(1_500)

  expect(await member.page).toBe('late')
  expect(asked[0]?.isGivenUp).toBe(true)
})

test('aborts late work after ten seconds and retries for the next guest', async () => {
  void visit()
  await pass(10_000)

  void visit()
  await pass(0)

  expect([asked.length, asked[0]?.isGivenUp, asked[1]?.isGivenUp]).toEqual([2, true, false])
})

test('discards a late page of the old version after a switch', async () => {
  const [older, newer] = [cart, aRemote('http://cart', { version: '2.0.0' })]
  const before = visit({}, '/cart', older)
  await pass(1_500)
  await before.page

  const after = visit({}, '/cart', newer, { id: 'c2' })
  await pass(0)
  asked[0]?.answer(words('old'))
  asked[1]?.answer(words('new'))

  expect(asked.map(({ version }) => version)).toEqual(['1.4.0', '2.0.0'])
  expect([await after.page, await visit({}, '/cart', newer, { id: 'c2' }).page]).toEqual(['new', 'new'])
})

test('opens the circuit after five consecutive failures', async () => {
  const hung = [1, 2, 3, 4, 5].map((number) =>
    visit({ address: `198.51.100.${number}` }, `/cart?page=${number}`),
  )
  await pass(1_500)
  expect(await Promise.all(hung.map(({ page }) => page))).toEqual(hung.map(() => 'late'))
  expect(asked.map(({ isGivenUp }) => isGivenUp)).toEqual(hung.map(() => true))

  const sick = visit()
  await pass(300)
  expect(await sick.page).toBe('late')

  const well = visit()
  await pass(200)
  asked.at(-1)?.answer(words('A'))
  expect(await well.page).toBe('A')
  const slow = visit({}, '/cart/payment')
  await pass(1_499)
  asked.at(-1)?.answer(words('B'))
  expect(await slow.page).toBe('B')
})

test('keeps the circuit closed when a loader fails', async () => {
  for (let number = 0; number < 6; number += 1) {
    const one = visit({}, `/cart?page=${number}`)
    await pass(0)
    asked.at(-1)?.answer({ status: 502 })
    expect(await one.page).toBe('failed')
  }

  const next = visit()
  await pass(1_499)
  asked.at(-1)?.answer(words('A'))

  expect(await next.page).toBe('A')
})

test.each([
  ['error responses', () => asked.at(-1)?.fail(), 0],
  ['late pages for one address', () => undefined, 1_500],
])('keeps the circuit closed after %s', async (_what, end, lateMs) => {
  for (let number = 0; number < 6; number += 1) {
    const one = visit({}, `/cart?page=${number}`)
    await pass(0)
    end()
    await pass(lateMs)
    await one.page
  }

  const next = visit()
  await pass(1_499)
  asked.at(-1)?.answer(words('A'))

  expect(await next.page).toBe('A')
})

test('queues requests above the limit and sheds load when full', async () => {
  fragments = new FragmentSource({ ...limits, fragmentConcurrency: 1, fragmentQueueLimit: 1 })
  const [running, waiting] = [visit({}, '/cart?page=1'), visit({}, '/cart?page=2')]
  await pass(0)

  expect(await visit({}, '/cart?page=3').page).toBe('overloaded')

  expect(asked.map(({ url }) => url)).toEqual(['/cart?page=1'])
  await pass(1_000)
  asked[0]?.answer(words('A'))
  await pass(1_000)
  asked[1]?.answer(words('B'))
  expect(await Promise.all([running.page, waiting.page])).toEqual(['A', 'B'])
})

test('serves other remotes’ pages without delay while one queue is full', async () => {
  fragments = new FragmentSource({ ...limits, fragmentConcurrency: 1, fragmentQueueLimit: 0 })
  void visit()
  await pass(0)

  const other = visit({}, '/news', aRemote('http://content', { name: 'content', version: '1.0.0' }))
  await pass(0)
  asked[1]?.answer(words('A'))

  expect(await other.page).toBe('A')
})
