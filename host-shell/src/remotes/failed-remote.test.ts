import { recordEvents } from '@storefront/testing'
import { fireEvent, screen } from '@testing-library/dom'
import { unloadApplication, type LifeCycles } from 'single-spa'
import { failedRemote, forgetFailures } from './failed-remote'
import { retryRemote } from './remote-loader'

jest.mock('single-spa', () => ({ unloadApplication: jest.fn(async () => undefined) }))
jest.mock('./remote-loader', () => ({ firstRetryMs: 3_000, longestRetryMs: 60_000, retryRemote: jest.fn() }))

const cart = {
  name: 'cart',
  version: '1.2.0',
  entry: '/remotes/cart/1.2.0/remoteEntry.js',
  routes: ['/cart'],
}
type Lifecycle = () => Promise<void>
const run = (one: LifeCycles[keyof LifeCycles]) => (one as unknown as Lifecycle)()
const shown: LifeCycles[] = []
const retries = () => jest.mocked(retryRemote).mock.calls.length

beforeEach(() => {
  jest.useFakeTimers()
  jest.mocked(retryRemote).mockClear()
  jest.mocked(unloadApplication).mockClear()
  document.body.innerHTML = '<main id="outlet"></main>'
  forgetFailures('cart')
})
afterEach(async () => {
  await Promise.all(shown.splice(0).map(({ unmount }) => run(unmount)))
  jest.useRealTimers()
})

async function fail() {
  const standIn = failedRemote(cart, new Error('away'))
  shown.push(standIn)
  await run(standIn.mount)
  return standIn
}

test('shows an error panel in the outlet of a failed remote', async () => {
  const failures = recordEvents('failure.reported')
  await fail()

  expect(screen.getByRole('alert').closest('[data-app="cart"]')).not.toBeNull()
  expect(screen.getByRole('alert').textContent).toContain('この部分を読み込めませんでした')
  expect(failures).toEqual([{ kind: 'remote-failed', detail: 'cart 1.2.0: Error: away' }])
})

test('retries immediately and only once when 再試行 is clicked', async () => {
  await fail()

  fireEvent.click(screen.getByRole('button', { name: '再試行' }))
  fireEvent.click(screen.getByRole('button', { name: '再試行' }))

  expect(jest.mocked(retryRemote).mock.calls).toEqual([[cart]])
  expect(jest.mocked(unloadApplication).mock.calls).toEqual([['cart', { waitForUnmount: false }]])
})

test('retries immediately when the connection returns', async () => {
  await fail()

  dispatchEvent(new Event('online'))

  expect(retries()).toBe(1)
})

test('retries a failed remote at growing intervals up to a minute', async () => {
  const waits: number[] = []
  for (let failure = 0; failure < 7; failure += 1) {
    jest.mocked(retryRemote).mockClear()
    const standIn = await fail()
    let waited = 0
    while (retries() === 0 && waited < 100_000) {
      jest.advanceTimersByTime(500)
      waited += 500
    }
    waits.push(waited)
    await run(standIn.unmount)
  }

  expect(waits).toEqual([3_000, 6_000, 12_000, 24_000, 48_000, 60_000, 60_000])
})

test('resets the retry interval to three seconds after a success', async () => {
  await run((await fail()).unmount)
  forgetFailures('cart')

  await fail()
  jest.advanceTimersByTime(3_000)

  expect(retries()).toBe(1)
})

test('stops retrying when the shopper leaves the screen', async () => {
  await run((await fail()).unmount)

  jest.advanceTimersByTime(100_000)
  dispatchEvent(new Event('online'))

  expect(retries()).toBe(0)
  expect(document.querySelector('[data-app="cart"]')).toBeNull()
})

test('keeps a server-rendered page visible until a retry hydrates it', async () => {
  document.body.innerHTML =
    '<main id="outlet"><div data-app="cart" data-ssr="200"><h1>カート</h1></div></main>'
  const standIn = await fail()
  expect(screen.getByRole('heading', { name: 'カート' })).toBeTruthy()

  fireEvent.click(screen.getByRole('button', { name: '再試行' }))
  await run(standIn.unmount)

  expect(screen.getByRole('heading', { name: 'カート' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
