import { emptySite, setSite } from '@storefront/site'
import { startAnalytics } from './analytics'

const used = { isUsed: true, host: 'snap.example', serial: 's 1', key: 'k1' }
let stop = () => {}

function openShop(recommendation: typeof used) {
  const site = emptySite('tsunagu')
  setSite({ ...site, settings: { ...site.settings, recommendation } })
  stop = startAnalytics()
}
/** A screen that has a place for the service comes. */
const showPlace = () => (document.body.innerHTML = '<div data-recommendation="product"></div>')
const loaded = () => [...document.querySelectorAll('script')].map(({ src }) => src)

beforeEach(() => {
  jest.useFakeTimers()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

afterEach(() => {
  stop()
  jest.useRealTimers()
})

test('the service is loaded once a screen has a place for it, and not before (§1)', async () => {
  openShop(used)
  await jest.advanceTimersByTimeAsync(2_050)
  expect(loaded()).toEqual([])

  showPlace()
  await jest.advanceTimersByTimeAsync(100)

  expect(loaded()).toEqual(['https://snap.example/js?serial=s%201&key=k1'])
})

test('a place is looked for every 100 ms (§9)', async () => {
  openShop(used)
  await jest.advanceTimersByTimeAsync(10)
  const lookedFor = jest.spyOn(document, 'querySelector')

  await jest.advanceTimersByTimeAsync(1_000)

  expect(lookedFor.mock.calls.filter(([what]) => what === '[data-recommendation]')).toHaveLength(10)
  lookedFor.mockRestore()
})

test('a place that comes at the fiftieth look is found (§9)', async () => {
  openShop(used)
  await jest.advanceTimersByTimeAsync(4_850)
  showPlace()
  await jest.advanceTimersByTimeAsync(100)

  expect(loaded()).toHaveLength(1)
})

test('after fifty looks the service is given up: a place that comes later loads nothing (§9)', async () => {
  openShop(used)
  await jest.advanceTimersByTimeAsync(5_100)
  showPlace()
  await jest.advanceTimersByTimeAsync(60_000)

  expect(loaded()).toEqual([])
})

test.each([
  ['PLUGIN.NAVIPLUS.IS_USE is off', { ...used, isUsed: false }],
  ['no host is set', { ...used, host: '' }],
])('where %s nothing is loaded, whatever place a screen has (§1)', async (_where, recommendation) => {
  showPlace()
  openShop(recommendation)
  await jest.advanceTimersByTimeAsync(60_000)

  expect(loaded()).toEqual([])
})
