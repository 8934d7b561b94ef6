/** @jest-environment node */
import { aRemote } from '../testing/fake-servers'
import { answerFragmentsByHand, type AskedFragment } from '../testing/fragments-by-hand'
import { FragmentSource } from './fragment-source'

const shopper = { origin: 'https://shop.example.jp', channel: 'tsunagu', address: '198.51.100.7' }
const limits = {
  fragmentDeadlineMs: 1_500,
  fragmentSickDeadlineMs: 300,
  fragmentConcurrency: 8,
  fragmentQueueLimit: 64,
}
const catalog = aRemote('http://catalog', { version: '1.4.0' })
let asked: AskedFragment[]
let fragments: FragmentSource

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  asked = answerFragmentsByHand()
  fragments = new FragmentSource(limits)
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

/** Requests a shopper's page. The request is under way when this returns. */
function visit({ cookie }: { cookie: string }) {
  const answer = fragments.fragmentFor(catalog, '/product', { ...shopper, cookie }, { id: 'c1' })
  return { page: answer.then((one) => ('fragment' in one ? one.fragment.html : one.missing)) }
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const words = (html: string) => ({ html })

const ofIslands = { cookiesRead: [], islandCookies: ['access_token', 'guest_key'] }

test('shares a page with islands with members whose browsers run scripts', async () => {
  const first = visit({ cookie: 'access_token=a; scripts=1' })
  await pass(0)
  asked[0]?.answer({ ...words('page of all'), ...ofIslands })

  expect(await first.page).toBe('page of all')
  expect(await visit({ cookie: 'access_token=b; guest_key=k; scripts=1' }).page).toBe('page of all')
  expect(await visit({ cookie: '' }).page).toBe('page of all')
  expect(asked.map(({ cookie }) => cookie)).toEqual([''])
})

test('renders islands for a member whose browser runs no scripts', async () => {
  const guest = visit({ cookie: '' })
  await pass(0)
  asked[0]?.answer({ ...words('page of all'), ...ofIslands })
  await guest.page

  const member = visit({ cookie: 'access_token=b' })
  await pass(0)
  asked[1]?.answer({ ...words('page of b'), ...ofIslands })

  expect(await member.page).toBe('page of b')
  expect(asked[1]?.cookie).toBe('access_token=b')
})

test('renders a page that reads the login outside islands for each member', async () => {
  const reads = { cookiesRead: ['access_token'] }
  const first = visit({ cookie: 'access_token=a; scripts=1' })
  await pass(0)
  asked[0]?.answer({ ...words('to the login'), ...reads })
  await pass(0)
  asked[1]?.answer({ ...words('page of a'), ...reads })
  expect(await first.page).toBe('page of a')

  const next = visit({ cookie: 'access_token=b; scripts=1' })
  await pass(0)
  asked[2]?.answer({ ...words('page of b'), ...reads })

  expect(await next.page).toBe('page of b')
  expect(asked.map(({ cookie }) => cookie)).toEqual([
    '',
    'access_token=a; scripts=1',
    'access_token=b; scripts=1',
  ])
})

test('renders a page for each member if its remote doesn’t report cookies', async () => {
  for (const name of ['a', 'b']) {
    const member = visit({ cookie: `access_token=${name}; scripts=1` })
    await pass(0)
    asked.find(({ cookie }) => cookie === '')?.answer(words('page of all'))
    await pass(0)
    asked.at(-1)?.answer(words(`page of ${name}`))
    expect(await member.page).toBe(`page of ${name}`)
  }
})
