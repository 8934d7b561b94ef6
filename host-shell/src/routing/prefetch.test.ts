import { publish } from '@storefront/event-bus'
import { warmUp } from '@storefront/http'
import type { RemoteApp } from '@storefront/remote'
import { fireEvent } from '@testing-library/dom'
import { getApp } from '../remotes/applications'
import { startPrefetching } from './prefetch'

jest.mock('@storefront/http', () => ({
  ...jest.requireActual<object>('@storefront/http'),
  warmUp: jest.fn(async () => undefined),
}))
jest.mock('../remotes/applications', () => ({ getApp: jest.fn() }))
jest.mock('../remotes/path-owner', () => ({
  ownerOfPath: (pathname: string) => (pathname.startsWith('/cart') ? 'cart' : 'catalog'),
}))

const prefetched: string[] = []
const preloaded: string[] = []
const app = {
  prefetch: async ({ pathname }: URL) => void prefetched.push(pathname),
  preload: async (pathname: string) => void preloaded.push(pathname),
} as unknown as RemoteApp

/** Functions that remove the listeners of a test, because each test is a separate page. */
const endings: (() => void)[] = []

const linkTo = (href: string) => document.querySelector(`a[href="${href}"]`) as HTMLElement
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const saveData = (isOn: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: isOn }, configurable: true })

beforeAll(() => {
  history.replaceState(null, '', '/product')
  document.body.innerHTML = `<main data-ssr="200"><a href="/product/towel"><b>タオル</b></a><a href="/product/tea">煎茶</a><a href="/product">一覧</a>
    <a href="/cart">カート</a><a href="https://example.jp/product">よその店</a></main>`
  jest.mocked(getApp).mockResolvedValue(app)
})

beforeEach(() => {
  jest.useFakeTimers()
  prefetched.length = 0
  preloaded.length = 0
  jest.mocked(warmUp).mockClear()
  saveData(false)
  const listen = window.addEventListener.bind(window)
  jest.spyOn(window, 'addEventListener').mockImplementation((...heard: Parameters<typeof listen>) => {
    listen(...heard)
    endings.push(() => window.removeEventListener(heard[0], heard[1], { capture: true }))
    endings.push(() => window.removeEventListener(heard[0], heard[1]))
  })
  startPrefetching()
})
afterEach(() => {
  endings.splice(0).forEach((end) => end())
  jest.restoreAllMocks()
  jest.mocked(getApp).mockResolvedValue(app)
  jest.runOnlyPendingTimers()
  jest.useRealTimers()
})

const mountFirstScreen = () => dispatchEvent(new Event('single-spa:first-mount'))

test('does not prefetch on a server-rendered page before the shopper interacts', async () => {
  mountFirstScreen()
  await pass(60_000)

  expect([prefetched, preloaded, jest.mocked(warmUp).mock.calls]).toEqual([[], [], []])
})

test('prefetches a screen when the pointer rests for 65 ms', async () => {
  mountFirstScreen()
  fireEvent.pointerOver(linkTo('/product/towel').firstElementChild as Element)
  await pass(64)
  expect(prefetched).toEqual([])
  await pass(1)

  expect(prefetched).toEqual(['/product/towel'])
})

test('does not prefetch links that the pointer only passes over', async () => {
  mountFirstScreen()
  fireEvent.pointerOver(linkTo('/product/towel'))
  await pass(40)
  fireEvent.pointerOver(linkTo('/cart'))
  await pass(40)
  fireEvent.pointerOver(document.body)
  await pass(1_000)
  expect(prefetched).toEqual([])

  fireEvent.pointerOver(linkTo('/cart'))
  await pass(65)

  expect(prefetched).toEqual(['/cart'])
})

test('fetches no data for a touch that becomes a scroll', async () => {
  mountFirstScreen()
  fireEvent.pointerOver(linkTo('/product/towel'))
  fireEvent.pointerCancel(linkTo('/product/towel'))
  await pass(1_000)

  expect(prefetched).toEqual([])
})

test('prefetches only a screen’s code in data saving mode', async () => {
  mountFirstScreen()
  saveData(true)
  fireEvent.pointerOver(linkTo('/product/towel'))
  await pass(65)

  expect([prefetched, preloaded]).toEqual([[], ['/product/towel']])
})

test.each(['touchStart', 'focusIn'] as const)('preloads a link’s code on %s', async (event) => {
  fireEvent[event](linkTo('/cart'))

  await pass(0)
  expect(prefetched).toEqual([])
  expect(preloaded[0]).toBe('/cart')
})

test('does not prefetch links to other shops or the same screen', async () => {
  for (const href of ['https://example.jp/product', '/product']) {
    fireEvent.focusIn(linkTo(href))
    await pass(0)
  }

  expect(preloaded).toEqual([])
})

test('preloads the cart’s code when idle after adding a product', async () => {
  publish('cart.product-added', { product_key: 'towel', quantity: 1 })
  await pass(1_000)

  // The listeners of every page in these tests receive the event.
  expect([...new Set(preloaded)]).toEqual(['/cart'])
})

test('loads no other code before the first screen is mounted', async () => {
  fireEvent.pointerMove(document.body)
  fireEvent.pointerOver(linkTo('/product/towel'))
  await pass(60_000)
  expect([prefetched, preloaded, jest.mocked(warmUp).mock.calls]).toEqual([[], [], []])

  mountFirstScreen()
  await pass(0)

  expect(prefetched).toEqual(['/product/towel'])
})

test('preloads linked screens of the same remote on the first interaction', async () => {
  fireEvent.pointerMove(document.body)
  mountFirstScreen()
  await pass(1_000)

  expect(preloaded).toEqual(['/product/towel', '/product/tea'])
  expect(warmUp).toHaveBeenCalled()
})
