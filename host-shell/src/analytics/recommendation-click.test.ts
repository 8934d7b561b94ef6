import { recordEcommerceEvent } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { configureHttp } from '@storefront/http'
import { emptySite, setSite, type Settings } from '@storefront/site'
import { fakeApi } from '@storefront/testing'
import { startAnalytics } from './analytics'
import { choose, consent } from './consent.state'

const api = fakeApi()
const used = { isUsed: true, serial: 's', key: 'k', host: 'snap.example' }
let stop = () => {}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-23T10:00:00+09:00'), doNotFake: ['queueMicrotask'] })
  api.answer(recordEcommerceEvent, { id: 'e1', popup: null })
  configureHttp({ baseUrl: 'http://localhost' })
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  stop()
  jest.useRealTimers()
  document.head.replaceChildren()
  Reflect.deleteProperty(window, 'naviplusEvents')
  show('/')
})

function openShop(settings: Partial<Settings> = {}) {
  const site = emptySite('tsunagu')
  setSite({ ...site, settings: { ...site.settings, recommendation: used, ...settings } })
  consent.set(undefined)
  stop = startAnalytics()
}
function show(url: string) {
  history.pushState(null, '', url)
  dispatchEvent(new Event('single-spa:routing-event'))
}
async function toldOf(name: string): Promise<unknown> {
  publish('analytics.recorded', { name, args: {} })
  await jest.advanceTimersByTimeAsync(3_000)
  const told = api.callsOf(recordEcommerceEvent).at(-1)?.body as Record<string, unknown> | undefined
  return told?.logreco_rcmd_ct
}

test('sends the recommendation token with cart events for 30 minutes (§7)', async () => {
  history.pushState(null, '', '/product/tea?logreco_rcmd_ct=Ab3-x')
  openShop()
  show('/cart')

  expect(await toldOf('add_to_cart')).toBe('Ab3-x')
  jest.setSystemTime(new Date('2026-11-23T10:30:00+09:00'))
  expect(await toldOf('begin_checkout')).toBe('Ab3-x')
  jest.setSystemTime(new Date('2026-11-23T10:30:01+09:00'))
  expect(await toldOf('add_to_cart')).toBeUndefined()
})

test('uses the token of the last recommendation that was followed', async () => {
  openShop()
  expect(await toldOf('add_to_cart')).toBeUndefined()

  show('/product/tea?logreco_rcmd_ct=first')
  show('/product/towel?logreco_rcmd_ct=second')

  expect(await toldOf('add_to_cart')).toBe('second')
})

test('does not extend the lifetime of the token on reload', async () => {
  history.pushState(null, '', '/product/tea?logreco_rcmd_ct=Ab3-x')
  openShop()
  stop()
  jest.setSystemTime(new Date('2026-11-23T10:20:00+09:00'))
  openShop()
  jest.setSystemTime(new Date('2026-11-23T10:30:01+09:00'))

  expect(await toldOf('add_to_cart')).toBeUndefined()
})

test('ignores a malformed token', async () => {
  openShop()
  show(`/product/tea?logreco_rcmd_ct=${'x'.repeat(201)}`)
  show('/product/tea?logreco_rcmd_ct=%3Cscript%3E')

  expect(await toldOf('add_to_cart')).toBeUndefined()
})

test.each([
  ['is off', { recommendation: { ...used, isUsed: false } }],
  ['still needs consent', { isConsentRequired: true }],
])('stores no click if the recommendation service %s', async (_why, settings) => {
  history.pushState(null, '', '/product/tea?logreco_rcmd_ct=Ab3-x')
  openShop(settings)
  show('/product/tea?logreco_rcmd_ct=Ab3-y')

  expect(await toldOf('add_to_cart')).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
})

test('deletes the stored click when the shopper objects', async () => {
  history.pushState(null, '', '/product/tea?logreco_rcmd_ct=Ab3-x')
  openShop()

  choose('denied')

  expect(sessionStorage).toHaveLength(0)
  choose('granted')
  expect(await toldOf('add_to_cart')).toBeUndefined()
})
