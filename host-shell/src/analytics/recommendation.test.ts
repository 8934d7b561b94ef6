import { emptySite, setSite } from '@storefront/site'
import { publish } from '@storefront/event-bus'
import { fakeApi } from '@storefront/testing'
import { recordEcommerceEvent } from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import { startAnalytics } from './analytics'

const api = fakeApi()
const used = { isUsed: true, host: 'snap.example', serial: 's 1', key: 'k1' }
let stop = () => {}

function openShop(recommendation: typeof used) {
  const site = emptySite('tsunagu')
  setSite({ ...site, settings: { ...site.settings, recommendation } })
  stop = startAnalytics()
}
const showPlace = () => (document.body.innerHTML = '<div data-recommendation="product"></div>')
const showScreen = () => dispatchEvent(new Event('single-spa:routing-event'))
const told = () => (window as { naviplusEvents?: unknown[] }).naviplusEvents
const loaded = () => [...document.querySelectorAll('script')].map(({ src }) => src)

beforeEach(() => {
  jest.useFakeTimers()
  configureHttp({ baseUrl: 'http://localhost' })
  api.answer(recordEcommerceEvent, { id: 'e1', popup: null })
  document.head.replaceChildren()
  document.body.replaceChildren()
})

afterEach(() => {
  stop()
  Reflect.deleteProperty(window, 'naviplusEvents')
  jest.useRealTimers()
})

test('loads the service when a screen has a placement (§1)', async () => {
  openShop(used)
  await jest.advanceTimersByTimeAsync(2_050)
  expect(loaded()).toEqual([])

  showPlace()
  await jest.advanceTimersByTimeAsync(100)

  expect(loaded()).toEqual(['https://snap.example/js?serial=s%201&key=k1'])
})

test('polls for a placement every 100 ms (§9)', async () => {
  openShop(used)
  await jest.advanceTimersByTimeAsync(10)
  const lookedFor = jest.spyOn(document, 'querySelectorAll')

  await jest.advanceTimersByTimeAsync(1_000)

  expect(lookedFor.mock.calls.filter(([what]) => what === '[data-recommendation]')).toHaveLength(10)
  lookedFor.mockRestore()
})

test('reports the placement of a server-rendered page after hydration', async () => {
  openShop(used)
  await jest.advanceTimersByTimeAsync(50)
  document.body.innerHTML = '<div data-hydrating=""><p data-recommendation="product"></p></div>'
  await jest.advanceTimersByTimeAsync(1_000)
  expect(loaded()).toHaveLength(0)

  document.querySelector('[data-hydrating]')?.removeAttribute('data-hydrating')
  await jest.advanceTimersByTimeAsync(200)

  expect(loaded()).toHaveLength(1)
})

test('finds a placement on the fiftieth poll (§9)', async () => {
  openShop(used)
  await jest.advanceTimersByTimeAsync(4_850)
  showPlace()
  await jest.advanceTimersByTimeAsync(100)

  expect(loaded()).toHaveLength(1)
})

test('stops polling after fifty tries (§9)', async () => {
  openShop(used)
  await jest.advanceTimersByTimeAsync(5_100)
  showPlace()
  await jest.advanceTimersByTimeAsync(60_000)

  expect(loaded()).toEqual([])
})

test('restarts polling for each new screen (§9)', async () => {
  openShop(used)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(loaded()).toEqual([])

  showScreen()
  await jest.advanceTimersByTimeAsync(4_850)
  showPlace()
  await jest.advanceTimersByTimeAsync(100)

  expect(loaded()).toHaveLength(1)
  expect(told()).toEqual([{ name: 'recommend', args: { place: 'product' } }])
})

test('loads the script only once for placements on several screens', async () => {
  showPlace()
  openShop(used)
  await jest.advanceTimersByTimeAsync(100)

  showScreen()
  await jest.advanceTimersByTimeAsync(200)
  expect(told()).toHaveLength(1)
  showPlace()
  showScreen()
  await jest.advanceTimersByTimeAsync(200)

  expect(told()).toHaveLength(2)
  expect(loaded()).toHaveLength(1)
})

const purchase = { name: 'purchase', args: { transaction_id: 'T1', value: 3300, currency: 'JPY' } }

test('finds a new placement while the previous one is still shown', async () => {
  showPlace()
  openShop(used)
  await jest.advanceTimersByTimeAsync(100)

  showScreen()
  await jest.advanceTimersByTimeAsync(300)
  showPlace()
  await jest.advanceTimersByTimeAsync(100)

  expect(told()).toHaveLength(2)
})

test('reports e-commerce events on screens without a placement (§1)', async () => {
  openShop(used)
  await jest.advanceTimersByTimeAsync(10)

  publish('analytics.recorded', purchase)
  await jest.advanceTimersByTimeAsync(50)

  expect(told()).toEqual([purchase])
  expect(loaded()).toHaveLength(1)
})

test.each([
  ['PLUGIN.NAVIPLUS.IS_USE is off', { ...used, isUsed: false }],
  ['no host is set', { ...used, host: '' }],
])('does not load the service if %s (§1)', async (_where, recommendation) => {
  showPlace()
  openShop(recommendation)
  publish('analytics.recorded', purchase)
  showScreen()
  await jest.advanceTimersByTimeAsync(60_000)

  expect(loaded()).toEqual([])
  expect(told()).toBeUndefined()
})
