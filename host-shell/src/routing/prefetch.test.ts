import { publish } from '@storefront/event-bus'
import { warmUp } from '@storefront/http'
import type { RemoteApp } from '@storefront/remote'
import { fireEvent } from '@testing-library/dom'
import { appOf } from '../remotes/applications'
import { startPrefetching } from './prefetch'

jest.mock('@storefront/http', () => ({
  ...jest.requireActual<object>('@storefront/http'),
  warmUp: jest.fn(async () => undefined),
}))
jest.mock('../remotes/applications', () => ({ appOf: jest.fn() }))
jest.mock('../remotes/path-owner', () => ({
  ownerOfPath: (pathname: string) => (pathname.startsWith('/cart') ? 'cart' : 'catalog'),
}))

const prefetched: string[] = []
const preloaded: string[] = []
const app = {
  prefetch: async ({ pathname }: URL) => void prefetched.push(pathname),
  preload: async (pathname: string) => void preloaded.push(pathname),
} as unknown as RemoteApp

/** Each test is a page of its own and ends its listeners. */
const endings: (() => void)[] = []

const linkTo = (href: string) => document.querySelector(`a[href="${href}"]`) as HTMLElement
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const saveData = (isOn: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: isOn }, configurable: true })

beforeAll(() => {
  history.replaceState(null, '', '/product')
  document.body.innerHTML = `<main data-ssr="200"><a href="/product/towel"><b>タオル</b></a><a href="/product/tea">煎茶</a><a href="/product">一覧</a>
    <a href="/cart">カート</a><a href="https://example.jp/product">よその店</a></main>`
  jest.mocked(appOf).mockResolvedValue(app)
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
  jest.mocked(appOf).mockResolvedValue(app)
  jest.runOnlyPendingTimers()
  jest.useRealTimers()
})

test('a served page that nobody touches fetches nothing', async () => {
  await pass(60_000)

  expect([prefetched, preloaded, jest.mocked(warmUp).mock.calls]).toEqual([[], [], []])
})

test('a pointer that rests on a link for 65 ms fetches the screen behind it, and no sooner', async () => {
  fireEvent.pointerOver(linkTo('/product/towel').firstElementChild as Element)
  await pass(64)
  expect(prefetched).toEqual([])
  await pass(1)

  expect(prefetched).toEqual(['/product/towel'])
})

test('a pointer that only passes over links asks for the last alone', async () => {
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

test('a touch that becomes a scroll was no press: its screen’s data is not fetched', async () => {
  fireEvent.pointerOver(linkTo('/product/towel'))
  fireEvent.pointerCancel(linkTo('/product/towel'))
  await pass(1_000)

  expect(prefetched).toEqual([])
})

test('who saves data gets the code of the screen alone', async () => {
  saveData(true)
  fireEvent.pointerOver(linkTo('/product/towel'))
  await pass(65)

  expect([prefetched, preloaded]).toEqual([[], ['/product/towel']])
})

test.each(['touchStart', 'focusIn'] as const)(
  'a link that hears a %s has its code fetched',
  async (event) => {
    fireEvent[event](linkTo('/cart'))

    await pass(0)
    expect([prefetched, preloaded[0]]).toEqual([[], '/cart'])
  },
)

test('links to other shops and to the screen itself fetch nothing', async () => {
  for (const href of ['https://example.jp/product', '/product']) {
    fireEvent.focusIn(linkTo(href))
    await pass(0)
  }

  expect(preloaded).toEqual([])
})

test('who has put something into the cart looks into it next: its code comes in a quiet moment', async () => {
  publish('cart.product-added', { product_key: 'towel', quantity: 1 })
  await pass(1_000)

  // The listeners of each page in these tests receive it.
  expect([...new Set(preloaded)]).toEqual(['/cart'])
})

test('after the first sign of a shopper the code of the screens that this remote leads to is fetched, each once', async () => {
  fireEvent.pointerMove(document.body)
  await pass(1_000)

  expect(preloaded).toEqual(['/product/towel', '/product/tea'])
  expect(warmUp).toHaveBeenCalled()
})
