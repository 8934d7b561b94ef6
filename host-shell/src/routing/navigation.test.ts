import type { RemoteApp } from '@storefront/remote'
import { getAppStatus, MOUNTED, triggerAppChange } from 'single-spa'
import { getApp } from '../remotes/applications'
import { followHistory, navigate } from './navigation'
import { outlet } from '../remotes/outlet-element'

jest.mock('single-spa', () => ({ MOUNTED: 'MOUNTED', getAppStatus: jest.fn(), triggerAppChange: jest.fn() }))
jest.mock('../remotes/applications', () => ({ getApp: jest.fn() }))
jest.mock('../remotes/path-owner', () => ({
  ownerOfPath: (pathname: string) => (pathname.startsWith('/cart') ? 'cart' : 'catalog'),
}))

type Prepared = Awaited<ReturnType<RemoteApp['prepare']>>
type Preparation = { path: string; signal: AbortSignal; arrive(answer?: Prepared): void; fail(): void }

let preparations: Preparation[]
const moved = jest.fn()
/** A remote whose screens become ready when the test says so. */
const app = {
  navigate: async (path: string, options: object) => moved(path, options),
  prepare: (target: URL, signal: AbortSignal) =>
    new Promise<Prepared>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
      preparations.push({
        path: target.pathname,
        signal,
        arrive: (answer = {}) => resolve(answer),
        fail: () => reject(new Error('no answer')),
      })
    }),
} as unknown as RemoteApp

const urlNow = () => location.pathname + location.search + location.hash
const lastPreparation = async () => {
  await new Promise((resolve) => setImmediate(resolve))
  return preparations.at(-1) as Preparation
}

beforeAll(followHistory)

beforeEach(() => {
  preparations = []
  moved.mockReset()
  document.body.innerHTML = '<main id="outlet"></main>'
  history.replaceState({ key: 'start', idx: 4 }, '', '/product?page=2')
  jest.mocked(getApp).mockReset().mockResolvedValue(app)
  jest.mocked(getAppStatus).mockReset().mockReturnValue(MOUNTED)
  jest.mocked(triggerAppChange).mockReset()
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => jest.restoreAllMocks())

test('marks the outlet busy until the last of several screens arrives', async () => {
  const waiting: (() => void)[] = []
  moved.mockImplementation(() => new Promise<void>((resolve) => waiting.push(resolve)))
  const first = navigate('/product/tea')
  const second = navigate('/product/towel')
  await new Promise((resolve) => setImmediate(resolve))
  expect(outlet().getAttribute('aria-busy')).toBe('true')

  waiting[0]?.()
  await first
  expect(outlet().getAttribute('aria-busy')).toBe('true')
  waiting[1]?.()
  await second

  expect(outlet().getAttribute('aria-busy')).toBeNull()
})

test('prepares another remote’s screen before the URL changes', async () => {
  const arrived = navigate('/cart?edit=1#goods')
  const cart = await lastPreparation()
  expect([urlNow(), outlet().getAttribute('aria-busy')]).toEqual(['/product?page=2', 'true'])

  cart.arrive()
  await arrived

  expect(urlNow()).toBe('/cart?edit=1#goods')
  expect(outlet().getAttribute('aria-busy')).toBeNull()
  expect(history.state).toMatchObject({ idx: 5 })
})

test('adds no history entry when replacing a screen', async () => {
  const length = history.length
  const arrived = navigate('/cart', { replace: true })
  const cart = await lastPreparation()
  cart.arrive()
  await arrived

  expect(urlNow()).toBe('/cart')
  expect(history.length).toBe(length)
  expect(history.state.idx).toBe(4)
})

test('delegates navigation within the mounted remote to its router', async () => {
  await navigate('/product/towel?color=ai#size', { replace: true })

  expect(moved.mock.calls).toEqual([['/product/towel?color=ai#size', { replace: true }]])
  expect(preparations).toEqual([])
})

test('follows a loader’s redirect without showing its screen', async () => {
  const arrived = navigate('/cart/payment')
  const payment = await lastPreparation()
  payment.arrive({ redirect: '/cart/' })
  const cart = await lastPreparation()
  expect([cart.path, urlNow()]).toEqual(['/cart/', '/product?page=2'])
  cart.arrive()
  await arrived

  expect(urlNow()).toBe('/cart/')
})

test('cancels the previous navigation, even if it completes later', async () => {
  const first = navigate('/cart')
  const cart = await lastPreparation()
  const second = navigate('/cart/payment')
  const payment = await lastPreparation()
  expect(cart.signal.aborted).toBe(true)
  payment.arrive()
  cart.arrive()
  await Promise.all([first, second])

  expect(urlNow()).toBe('/cart/payment')
  expect(history.state.idx).toBe(5)
})

test('shows a screen whose data failed to load', async () => {
  const arrived = navigate('/cart')
  const cart = await lastPreparation()
  cart.fail()
  await arrived

  expect(urlNow()).toBe('/cart')
  expect(outlet().hasAttribute('aria-busy')).toBe(false)
})

test('waits at most eight seconds for a loader', async () => {
  const patience = new AbortController()
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  const arrived = navigate('/cart')
  await lastPreparation()
  expect(timeout.mock.calls).toEqual([[8_000]])
  expect(urlNow()).toBe('/product?page=2')

  patience.abort(new DOMException('late', 'TimeoutError'))
  await arrived

  expect(urlNow()).toBe('/cart')
})

/** Goes back and returns the promise that single-spa must wait for. */
function goBack(oldUrl: string, newUrl: string, popstate: Event = new PopStateEvent('popstate')) {
  const cancelNavigation = jest.fn<void, [Promise<boolean>]>()
  const detail = { oldUrl, newUrl, cancelNavigation }
  dispatchEvent(popstate)
  dispatchEvent(new CustomEvent('single-spa:before-routing-event', { detail }))
  return cancelNavigation.mock.calls[0]?.[0]
}

test('waits until the previous screen is ready on Back between remotes', async () => {
  const waited = goBack('http://localhost/cart', 'http://localhost/product')
  const product = await lastPreparation()
  const isOver = jest.fn()
  void waited?.then(isOver)
  await Promise.resolve()
  expect(product.path).toBe('/product')
  expect(isOver.mock.calls).toHaveLength(0)

  product.arrive()

  expect(await waited).toBe(false)
})

test.each([
  ['inside a remote', 'http://localhost/product/towel', new PopStateEvent('popstate')],
  [
    'from single-spa’s own popstate after a push',
    'http://localhost/cart',
    Object.assign(new PopStateEvent('popstate'), { singleSpa: true }),
  ],
])('does not wait for a Back %s', (_what, oldUrl, event) => {
  expect(goBack(oldUrl, 'http://localhost/product', event)).toBeUndefined()
})
