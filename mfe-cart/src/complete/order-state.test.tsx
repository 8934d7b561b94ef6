import { getCartOrder, getCartOrderState, initCart, type OrderStatus } from '@storefront/contracts'
import { screen, waitFor } from '@testing-library/react'
import { shows } from '@storefront/testing/shows'
import { forgetOrder, rememberOrder } from '../checkout/purchase-tracking.state'
import { aCart, aPlacedOrder } from '../testing/cart-builders'
import { fakeCartApi, openScreen } from '../testing/cart-screen'

const api = fakeCartApi()
const order_no = 'T20261121-000001'
const url = `/cart/complete?order_no=${order_no}&t=signature`

beforeEach(() => {
  api.answer(initCart, aCart({ detail: { products: [] } }))
  api.answer(getCartOrder, { message: '', code: 'order.not_found' }, { status: 404 })
})
afterEach(() => forgetOrder())

test.each<[OrderStatus, string]>([
  ['accepted', 'ご注文を承りました'],
  ['payment_failed', 'お支払いが完了しませんでした'],
  ['cancelled', 'このご注文はキャンセルされています'],
  ['pending_payment', 'お支払いを確認しています'],
])('shows another browser only the order number and state %s', async (status, title) => {
  api.answer(getCartOrderState, { order_no, status, payment_name: 'クレジットカード' })
  openScreen(url)

  await shows(() => screen.getByRole('heading', { name: title }))
  expect(screen.getByText(`注文番号：${order_no}`)).toBeVisible()
  expect(api.callsOf(getCartOrderState)[0]?.url.searchParams.get('t')).toBe('signature')
})

test('shows the order itself in the browser that placed it', async () => {
  rememberOrder(order_no, 'ordered-token')
  api.answer(getCartOrder, aPlacedOrder())
  openScreen(url)

  await shows(() => screen.getByText(/確認のメールを taro@example.com へお送りしました/))
  expect(api.callsOf(getCartOrderState)).toEqual([])
})

test('redirects to the cart with a message if the signature is wrong', async () => {
  api.answer(getCartOrderState, { message: '', code: 'order.not_found' }, { status: 404 })
  const { urlNow } = openScreen(url)

  await shows(() => screen.getByText('このご注文は、この画面では表示できません'))
  await waitFor(() => expect(urlNow()).toContain('/cart/'))
})
