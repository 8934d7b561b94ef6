/** @jest-environment node */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { aRemote } from '../testing/fake-servers'
import { FirstPages, findFirstPath } from './first-pages'

const cart = aRemote('http://127.0.0.1:9')
const content = aRemote('http://127.0.0.1:9', { name: 'content' })
const inTime = async () => undefined

async function begun(options: Partial<ConstructorParameters<typeof FirstPages>[0]> = {}) {
  const pages = new FirstPages({
    releases: async () => [cart, content],
    channel: 'tsunagu',
    otherChannels: [],
    hasApi: async () => true,
    ask: inTime,
    log: () => undefined,
    ...options,
  })
  pages.begin()
  await nextTurn()
  return pages
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] }))
afterEach(() => jest.useRealTimers())

test('waits until each remote has rendered its first page', async () => {
  let late: string | undefined = 'its first page is late'
  const pages = await begun({ ask: async ({ name }) => (name === 'cart' ? late : undefined) })
  const before = pages.state()

  late = undefined
  await jest.advanceTimersByTimeAsync(100)

  expect(before).toEqual({
    cold: { [`cart ${cart.version}`]: 'its first page is late' },
    isWaitedFor: true,
  })
  expect(pages.state()).toEqual({ cold: {}, isWaitedFor: false })
})

test('waits ten seconds for an unreachable remote', async () => {
  const pages = await begun({ ask: async ({ name }) => (name === 'cart' ? 'away' : undefined) })

  await jest.advanceTimersByTimeAsync(9_900)
  const before = pages.state().isWaitedFor
  await jest.advanceTimersByTimeAsync(100)
  const { cold, isWaitedFor } = pages.state()
  pages.end()

  expect(before).toBe(true)
  expect(isWaitedFor).toBe(false)
  expect(cold).toEqual({ [`cart ${cart.version}`]: 'away' })
})

test('requests no pages before the API responds', async () => {
  let hasApi = false
  const ask = jest.fn(inTime)
  const pages = await begun({ hasApi: async () => hasApi, ask })
  const before = pages.state()

  await jest.advanceTimersByTimeAsync(5_000)
  const asked = ask.mock.calls.length
  hasApi = true
  await jest.advanceTimersByTimeAsync(100)

  expect(before.isWaitedFor).toBe(true)
  expect(asked).toBe(0)
  expect(pages.state()).toEqual({ cold: {}, isWaitedFor: false })
})

test('waits at most half a minute for the API', async () => {
  const pages = await begun({ hasApi: async () => false })

  await jest.advanceTimersByTimeAsync(29_900)
  const before = pages.state().isWaitedFor
  await jest.advanceTimersByTimeAsync(100)
  const after = pages.state().isWaitedFor
  pages.end()

  expect(before).toBe(true)
  expect(after).toBe(false)
})

test('waits ten seconds for a remote after the API responds late', async () => {
  let hasApi = false
  const ask = async ({ name }: { name: string }) => (name === 'cart' ? 'away' : undefined)
  const pages = await begun({ hasApi: async () => hasApi, ask })

  await jest.advanceTimersByTimeAsync(28_000)
  hasApi = true
  await jest.advanceTimersByTimeAsync(9_000)
  const before = pages.state()
  await jest.advanceTimersByTimeAsync(2_000)
  const after = pages.state().isWaitedFor
  pages.end()

  expect(before).toEqual({ cold: { [`cart ${cart.version}`]: 'away' }, isWaitedFor: true })
  expect(after).toBe(false)
})

test('opens the gateway when reading the releases fails', async () => {
  const log = jest.fn()
  const releases = async () => {
    throw new Error('no composition')
  }

  const pages = await begun({ releases, log })

  expect(log).toHaveBeenCalledWith(new Error('no composition'))
  expect(pages.state()).toEqual({ cold: {}, isWaitedFor: false })
})

test('requests one page per channel from each release', async () => {
  const asked: string[] = []
  const ask = async ({ name }: { name: string }, channel: string) => void asked.push(`${name} ${channel}`)

  const pages = await begun({ otherChannels: ['business'], ask })
  await jest.advanceTimersByTimeAsync(60_000)
  for (let probes = 0; probes < 100; probes += 1) pages.state()

  expect(asked).toEqual(['cart tsunagu', 'content tsunagu', 'cart business', 'content business'])
})

test('does not wait for other channels’ pages', async () => {
  const never = new Promise<undefined>(() => undefined)
  const ask = (_: unknown, channel: string) => (channel === 'business' ? never : inTime())

  const pages = await begun({ otherChannels: ['business'], ask })

  expect(pages.state()).toEqual({ cold: {}, isWaitedFor: false })
})

test('stops waiting for a cold release that is no longer active', async () => {
  let releases = [cart]
  const pages = await begun({ releases: async () => releases, ask: async () => 'away' })

  releases = [content]
  await jest.advanceTimersByTimeAsync(100)

  expect(pages.state().cold).toEqual({})
})

test.each([
  [['/product/*', '/'], '/'],
  [['/cart/*'], '/cart'],
  [['@static-pages'], '/'],
])('maps routes %j to the first page %s', (routes, address) => {
  expect(findFirstPath({ routes })).toBe(address)
})
