import { recordEcommerceEvent } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { configureHttp } from '@storefront/http'
import { emptySite, setSite, type Settings } from '@storefront/site'
import { recordEvents, fakeApi } from '@storefront/testing'
import { waitFor } from '@testing-library/dom'
import { startAnalytics } from './analytics'

const api = fakeApi()
const page = window as unknown as Record<string, unknown[] | undefined>
let stop = () => {}
const event = { name: 'view_item', args: { currency: 'JPY', value: 3300, items: [] } }

function openShop(settings: Partial<Settings> = {}) {
  const site = emptySite('tsunagu')
  setSite({ ...site, settings: { ...site.settings, ...settings } })
  configureHttp({ baseUrl: 'http://localhost' })
  stop = startAnalytics()
}

afterEach(() => {
  stop()
  document.head.replaceChildren()
  delete page.dataLayer
  delete page.purchaseLayer
})

test('sends no events for a shop without a tag manager', () => {
  openShop()

  publish('analytics.recorded', event)

  expect(page.dataLayer).toBeUndefined()
})

test('pushes events to the data layer and loads the tag manager', async () => {
  openShop({ tagManager: { id: 'GTM-TEST', isPurchaseWithoutTax: false, purchaseDataLayer: null } })

  publish('analytics.recorded', event)

  expect(page.dataLayer).toContainEqual({ event: 'view_item', ecommerce: event.args })
  await waitFor(() =>
    expect(document.querySelector('script')).toHaveAttribute(
      'src',
      'https://www.googletagmanager.com/gtm.js?id=GTM-TEST',
    ),
  )
})

test('uses GTM.DATA_LAYER.PURCHASE as the data layer for purchases only', async () => {
  api.answer(recordEcommerceEvent, { id: 'e1', popup: null })
  const purchaseDataLayer = 'purchaseLayer'
  openShop({ tagManager: { id: 'GTM-TEST', isPurchaseWithoutTax: false, purchaseDataLayer } })

  publish('analytics.recorded', { name: 'purchase', args: { transaction_id: 'T1' } })
  publish('analytics.recorded', event)

  expect(page.purchaseLayer).toEqual([
    { ecommerce: null },
    { event: 'purchase', ecommerce: { transaction_id: 'T1' } },
  ])
  const told = page.dataLayer?.flatMap((entry) => (entry as { event?: string }).event ?? [])
  expect(told).toContain('view_item')
  expect(told).not.toContain('purchase')
  await waitFor(() => expect(api.callsOf(recordEcommerceEvent)).toHaveLength(1))
})

test('sends actions but not views to the shop’s API', async () => {
  api.answer(recordEcommerceEvent, { id: 'e1', popup: null })
  openShop()

  publish('analytics.recorded', event)
  publish('analytics.recorded', { name: 'search', args: { search_term: 'タオル' } })

  await waitFor(() =>
    expect(api.callsOf(recordEcommerceEvent).map(({ body }) => body)).toEqual([
      { name: 'search', args: '{"search_term":"タオル"}' },
    ]),
  )
})

test('reports a failure to record an event without throwing', async () => {
  const failures = recordEvents('failure.reported')
  api.answer(recordEcommerceEvent, { message: 'down' }, { status: 500 })
  openShop()

  publish('analytics.recorded', { name: 'search', args: {} })

  await waitFor(() =>
    expect(failures).toContainEqual(expect.objectContaining({ kind: 'event-not-recorded' })),
  )
})
