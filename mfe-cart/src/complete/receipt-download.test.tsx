import { downloadGuestReceipt, getCartOrder } from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Blob } from 'node:buffer'
import type { ActionFunctionArgs } from 'react-router-dom'
import { shows } from '@storefront/testing/shows'
import { rememberOrder } from '../checkout/purchase-tracking.state'
import { aPlacedOrder } from '../testing/cart-builders'
import { fakeCartApi, openScreen } from '../testing/cart-screen'
import { completeAction } from './complete.action'

const api = fakeCartApi()
const url = '/cart/complete?order_no=T20261121-000001'
const saved: string[] = []

// Errors arrive as files too, and jsdom's Blob isn't the class that Node's fetch uses.
beforeAll(() => void Object.assign(globalThis, { Blob }))
beforeEach(() => {
  saved.length = 0
  Object.assign(URL, { createObjectURL: () => 'blob:receipt', revokeObjectURL: () => undefined })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  rememberOrder('T20261121-000001', 'ordered-token')
  api.answer(getCartOrder, aPlacedOrder())
})

const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: '領収書をダウンロードする' }))

test("saves a guest's receipt with one click", async () => {
  api.answer(downloadGuestReceipt, {})
  openScreen(url)

  await press()

  await waitFor(() => expect(saved).toEqual(['receipt-T20261121-000001.pdf']))
  expect(api.callsOf(downloadGuestReceipt)[0]?.url.search).toBe('?t=receipt')
})

test('shows why a receipt cannot be downloaded yet', async () => {
  const message = 'このご注文の領収書はまだ発行できません。'
  api.answer(downloadGuestReceipt, { message, code: 'order.receipt.not_available' }, { status: 422 })
  openScreen(url)

  await press()

  await shows(() => screen.getByText(message))
  expect(saved).toEqual([])
})

test('offers no guest receipt for an order without a token', async () => {
  api.answer(getCartOrder, aPlacedOrder({ receipt_token: null }))
  openScreen(url)
  await screen.findByText('注文番号：T20261121-000001')

  expect(screen.queryByRole('form', { name: '領収書のダウンロード' })).toBeNull()
})

test('redirects a post without JavaScript to the receipt file', async () => {
  configureHttp({ baseUrl: 'http://localhost' })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const request = new Request(`http://localhost${url}`, { method: 'POST', headers, body: 'intent=receipt' })

  const answer = await completeAction({ request, params: {}, context: {} } as unknown as ActionFunctionArgs)

  expect((answer as Response).status).toBe(303)
  expect((answer as Response).headers.get('location')).toBe(
    '/v1/orders/T20261121-000001/download/receipt?t=receipt',
  )
  expect(api.callsOf(downloadGuestReceipt)).toEqual([])
})
