import type * as EventBus from '@storefront/event-bus'
import type * as Headless from './start-headless'
import type * as RemoteLoader from './remote-loader'

jest.mock('./remote-loader', () => ({
  firstRetryMs: 3_000,
  longestRetryMs: 60_000,
  loadHeadless: jest.fn(),
  loadWidgets: jest.fn(),
  prepareRetry: jest.fn(),
}))

const deadlineMs = 15_000

async function openPage() {
  let bus!: typeof EventBus
  let shell!: typeof Headless
  let loader!: typeof RemoteLoader
  await jest.isolateModulesAsync(async () => {
    bus = await import('@storefront/event-bus')
    shell = await import('./start-headless')
    loader = await import('./remote-loader')
  })
  const bought: string[] = []
  const start = jest.fn(() =>
    bus.answerCalls('cart.add-product', async ({ product_key }) => {
      bought.push(product_key)
      return { kind: 'added' }
    }),
  )
  const buy = (product_key: string) =>
    bus.callRemote('cart.add-product', { product_key, product_id: 1, quantity: 1 }, { deadlineMs })
  return {
    ...shell,
    load: jest.mocked(loader.loadHeadless),
    cart: { headless: { start } },
    start,
    bought,
    buy,
  }
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('loads no headless module on a page without calls', async () => {
  const { startAnswerers, load } = await openPage()

  startAnswerers()
  await jest.advanceTimersByTimeAsync(60_000)

  expect(load).not.toHaveBeenCalled()
})

test('loads the headless module of a remote when it is called', async () => {
  const { startAnswerers, load, cart, buy } = await openPage()
  load.mockResolvedValue(cart)
  startAnswerers()

  await expect(buy('towel')).resolves.toEqual({ kind: 'added' })

  expect(load.mock.calls).toEqual([['cart']])
})

test('handles a call made before the shell was listening', async () => {
  const { startAnswerers, load, cart, buy } = await openPage()
  load.mockResolvedValue(cart)
  const outcome = buy('towel')

  startAnswerers()

  await expect(outcome).resolves.toEqual({ kind: 'added' })
})

test('starts a headless module once', async () => {
  const { startAnswerers, startHeadless, load, cart, start, buy, bought } = await openPage()
  load.mockResolvedValue(cart)
  startAnswerers()
  startHeadless('cart')

  await Promise.all([buy('towel'), buy('tea')])
  await buy('rice')
  startHeadless('cart')

  expect(start).toHaveBeenCalledTimes(1)
  expect(bought).toEqual(['towel', 'tea', 'rice'])
})

test('retries an unreachable remote on the next call', async () => {
  const { startAnswerers, load, cart, buy, bought } = await openPage()
  load.mockRejectedValue(new Error('away'))
  startAnswerers()
  const unanswered = expect(buy('towel')).rejects.toMatchObject({ name: 'UnansweredCallError' })
  await jest.advanceTimersByTimeAsync(deadlineMs)
  await unanswered
  // Attempts after 0, 3 and 9 seconds. The fourth would follow after 21.
  expect(load).toHaveBeenCalledTimes(3)

  load.mockResolvedValue(cart)
  const outcome = buy('tea')
  await jest.advanceTimersByTimeAsync(0)

  await expect(outcome).resolves.toEqual({ kind: 'added' })
  expect(bought).toEqual(['tea'])
})
