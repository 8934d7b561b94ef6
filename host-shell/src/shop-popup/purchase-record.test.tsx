import { getEcommerceEvent, recordEcommerceEvent, type Popup } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { configureHttp } from '@storefront/http'
import { fakeApi, recordEvents } from '@storefront/testing'
import { act, waitFor } from '@testing-library/react'
import { queuedPopups, withdrawPopups } from './popup.state'
import { recordCommerceEvent, startPopups } from './popups'

const api = fakeApi(withdrawPopups)
const completeUrl = '/cart/complete?order_no=T1'
const purchase = { name: 'purchase', args: { transaction_id: 'T1' }, token: 'ordered-cart' }
const coupon: Popup = { id: 61, key: 'next', title: '次回のクーポン', body: '', image: null, url: null }
const shownIds = () => queuedPopups.get().map(({ id }) => id)
const minutes = (count: number) => count * 60_000

startPopups()

function show(url: string) {
  history.pushState(null, '', url)
  dispatchEvent(new Event('single-spa:before-routing-event'))
  dispatchEvent(new Event('single-spa:routing-event'))
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-23T10:00:00+09:00'), doNotFake: ['queueMicrotask'] })
  configureHttp({ baseUrl: 'http://localhost' })
  sessionStorage.clear()
  localStorage.clear()
  show(completeUrl)
})
afterEach(() => jest.useRealTimers())

const settle = (ms = 2_000) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(ms)
    await api.answered()
    await jest.advanceTimersByTimeAsync(minutes(0.1))
  })

async function buy() {
  void recordCommerceEvent(purchase).catch(() => undefined)
  await settle()
}

async function comeBackAfter(ms: number) {
  show('/')
  await settle(ms)
  show(completeUrl)
  await settle()
}

test('records a purchase with its cart’s token and shows its popup', async () => {
  api.answer(recordEcommerceEvent, { id: 'e1', popup: coupon })

  await buy()

  expect(api.callsOf(recordEcommerceEvent).map(({ body }) => body)).toEqual([
    { name: 'purchase', args: '{"transaction_id":"T1"}', token: 'ordered-cart' },
  ])
  expect(shownIds()).toEqual([coupon.id])
  expect(api.callsOf(getEcommerceEvent)).toHaveLength(0)
})

test('shows the purchase popup again on the same screen within 30 minutes', async () => {
  api.answer(recordEcommerceEvent, { id: 'e1', popup: coupon })
  api.answer(getEcommerceEvent, {
    id: 'e1',
    name: 'purchase',
    args: {},
    created_at: '2026-11-23T10:00:00+09:00',
    popup: coupon,
  })
  await buy()

  await comeBackAfter(minutes(29))

  expect(api.callsOf(getEcommerceEvent).map(({ params }) => params)).toEqual([{ id: 'e1' }])
  expect(api.callsOf(recordEcommerceEvent)).toHaveLength(1)
  expect(shownIds()).toEqual([coupon.id])
})

test('discards purchase data after 30 minutes (§9)', async () => {
  api.answer(recordEcommerceEvent, { id: 'e1', popup: coupon })
  await buy()

  await comeBackAfter(minutes(30))

  expect(api.callsOf(getEcommerceEvent)).toHaveLength(0)
  expect(shownIds()).toEqual([])
  expect(sessionStorage).toHaveLength(0)
})

test('deletes stored purchase data when the API returns 404 (§8)', async () => {
  const failures = recordEvents('failure.reported')
  api.answer(recordEcommerceEvent, { id: 'e1', popup: null })
  api.answer(getEcommerceEvent, { message: '', code: 'ecommerce_event.not_found' }, { status: 404 })
  await buy()

  await comeBackAfter(0)

  await waitFor(() => expect(sessionStorage).toHaveLength(0))
  expect(failures).toEqual([])
})

test('keeps stored purchase data and reports the failure on a 500', async () => {
  const failures = recordEvents('failure.reported')
  api.answer(recordEcommerceEvent, { id: 'e1', popup: null })
  api.answer(getEcommerceEvent, { message: 'down', code: 'x' }, { status: 500 })
  await buy()

  await comeBackAfter(0)

  expect(failures.map(({ kind }) => kind)).toEqual(['event-not-recorded'])
  expect(sessionStorage).toHaveLength(1)
})

test('records a purchase again on its screen after a failed attempt', async () => {
  api.answer(recordEcommerceEvent, { message: 'down', code: 'x' }, { status: 500 })
  await buy()
  api.answer(recordEcommerceEvent, { id: 'e1', popup: coupon })

  await comeBackAfter(0)

  expect(api.callsOf(recordEcommerceEvent).map(({ body }) => body)).toEqual(
    Array(2).fill({ name: 'purchase', args: '{"transaction_id":"T1"}', token: 'ordered-cart' }),
  )
  expect(shownIds()).toEqual([coupon.id])
})

test('deletes the stored purchase when the session ends', async () => {
  api.answer(recordEcommerceEvent, { id: 'e1', popup: coupon })
  await buy()

  publish('session.ended', { reason: 'signed-out' })
  await comeBackAfter(0)

  expect(api.callsOf(getEcommerceEvent)).toHaveLength(0)
  expect(sessionStorage).toHaveLength(0)
})
