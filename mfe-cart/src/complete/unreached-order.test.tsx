import { getCart, getCartOrder, getCartOrderState, initCart } from '@storefront/contracts'
import { screen, waitFor } from '@testing-library/react'
import { shows } from '@storefront/testing/shows'
import { forgetOrder, rememberOrder } from '../checkout/purchase-tracking.state'
import { readCartToken, saveCartToken } from '../engine/cart-token.state'
import { raisePaymentFlag } from '../engine/payment-flag.state'
import { anOrderableCart, aPlacedOrder } from '../testing/cart-builders'
import { fakeCartApi, openScreen } from '../testing/cart-screen'

const api = fakeCartApi()
const order_no = 'T20261121-000001'
const url = `/cart/complete?order_no=${order_no}&t=signature`
const limited = { message: '操作が続けて行われました。', code: 'request.too_many' }
const cart = anOrderableCart()

beforeEach(() => {
  api.answer(initCart, cart)
  api.answer(getCart, cart)
  saveCartToken(cart.token, cart.expires_at)
})
afterEach(() => forgetOrder())

const tellsWhatToDo = async () => {
  await shows(() => screen.getByRole('heading', { level: 1, name: 'ご注文の状況を確認できませんでした' }))
  expect(screen.getByText(`注文番号：${order_no}`)).toBeVisible()
  expect(screen.getByText(/もう一度お支払いにならず/)).toBeVisible()
  expect(screen.getByRole('link', { name: '最新の状況を確認する' })).toHaveAttribute('href', url)
}

test.each([429, 500, 502])('keeps the cart and says what to do on a %i', async (status) => {
  rememberOrder(order_no, cart.token)
  api.answer(getCartOrder, limited, { status })
  const { urlNow } = openScreen(url)

  await tellsWhatToDo()
  expect(urlNow()).toBe(url)
  expect(readCartToken()).toBe(cart.token)
})

test.each([429, 500])('tells another browser what to do on a %i', async (status) => {
  api.answer(getCartOrder, { message: '', code: 'order.not_found' }, { status: 404 })
  api.answer(getCartOrderState, limited, { status })
  openScreen(url)

  await tellsWhatToDo()
})

test('does not repeat a URL parameter that is no order number', async () => {
  api.answer(getCartOrder, limited, { status: 429 })
  openScreen('/cart/complete?order_no=0120-000-000までお電話を')

  await shows(() => screen.getByRole('heading', { level: 1, name: 'ご注文の状況を確認できませんでした' }))
  expect(screen.queryByText(/お電話を/)).not.toBeInTheDocument()
})

test('keeps the open cart when a buy-now order returns without its kind', async () => {
  rememberOrder(order_no, 'ordered-token', 'buy-now')
  api.answer(getCartOrder, aPlacedOrder())
  raisePaymentFlag()
  openScreen(url)
  await screen.findByText(`注文番号：${order_no}`)

  await waitFor(() => expect(document.cookie).not.toContain('isDoPayment'))
  expect(readCartToken()).toBe(cart.token)
})
