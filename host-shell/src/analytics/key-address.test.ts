import { recordEcommerceEvent } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { configureHttp } from '@storefront/http'
import { emptySite, setSite } from '@storefront/site'
import { fakeApi } from '@storefront/testing'
import { startAnalytics } from './analytics'

const api = fakeApi()
const page = window as unknown as Record<string, unknown[] | undefined>
const event = { name: 'view_item', args: { currency: 'JPY', value: 3300, items: [] } }
let stop = () => {}

/** Opens a shop with both services, in a document with this URL. */
function openShopAt(path: string) {
  history.replaceState(null, '', path)
  document.body.innerHTML = '<div data-recommendation="product"></div>'
  const site = emptySite('tsunagu')
  setSite({
    ...site,
    settings: {
      ...site.settings,
      tagManager: { id: 'GTM-TEST', isPurchaseWithoutTax: false, purchaseDataLayer: null },
      recommendation: { isUsed: true, host: 'snap.example', serial: 's1', key: 'k1' },
    },
  })
  stop = startAnalytics()
}
const hosts = () => [...document.querySelectorAll('script')].map(({ src }) => new URL(src).host).sort()

beforeEach(() => {
  jest.useFakeTimers()
  configureHttp({ baseUrl: 'http://localhost' })
  api.answer(recordEcommerceEvent, { id: 'e1', popup: null })
  document.head.replaceChildren()
})

afterEach(() => {
  stop()
  delete page.dataLayer
  delete page.naviplusEvents
  jest.useRealTimers()
})

test('loads third-party services in a document opened at an ordinary URL', async () => {
  openShopAt('/product')
  await jest.advanceTimersByTimeAsync(10_000)

  expect(hosts()).toEqual(['snap.example', 'www.googletagmanager.com'])
})

test.each(['/social-gift/4hG9', '/social-gift/giver/9fK2', '/list/4hG9', '/orders/receipt?token=4hG9'])(
  'loads no third-party services in a document opened at %s',
  async (path) => {
    openShopAt(path)
    publish('analytics.recorded', event)
    await jest.advanceTimersByTimeAsync(10_000)
    history.pushState(null, '', '/product')
    dispatchEvent(new Event('single-spa:routing-event'))
    publish('analytics.recorded', event)
    await jest.advanceTimersByTimeAsync(10_000)

    expect(hosts()).toEqual([])
    expect([page.dataLayer, page.naviplusEvents]).toEqual([undefined, undefined])
  },
)

test('sends no third-party events while a gift URL is shown', async () => {
  openShopAt('/product')
  await jest.advanceTimersByTimeAsync(10_000)
  const before = [page.dataLayer?.length, page.naviplusEvents?.length]
  history.pushState(null, '', '/social-gift/4hG9')
  publish('analytics.recorded', event)

  expect([page.dataLayer?.length, page.naviplusEvents?.length]).toEqual(before)

  history.pushState(null, '', '/product')
  publish('analytics.recorded', event)
  expect(page.dataLayer).toContainEqual({ event: 'view_item', ecommerce: event.args })
})
