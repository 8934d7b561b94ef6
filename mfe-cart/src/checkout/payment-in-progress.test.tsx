import {
  checkCartPayment,
  deleteCartTransactionError,
  getCart,
  getCartOrder,
  initCart,
  listCartPayments,
} from '@storefront/contracts'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { saveCartToken } from '../engine/cart-token.state'
import { clearPaymentFlag, raisePaymentFlag } from '../engine/payment-flag.state'
import { aCart, anOrderableCart, aPlacedOrder } from '../testing/cart-builders'
import { forgetOrder, rememberOrder } from './purchase-tracking.state'
import { recordEvents, fakeCartApi, openScreen } from '../testing/cart-screen'

const api = fakeCartApi()

beforeEach(() => {
  api.answer(initCart, anOrderableCart())
  api.answer(getCart, anOrderableCart({ version: 2 }))
  api.answer(checkCartPayment, { is_valid: true, errors: [] })
  api.answer(deleteCartTransactionError, anOrderableCart({ version: 2 }))
})
afterEach(() => {
  clearPaymentFlag()
  forgetOrder()
})

test('cancels the open payment after Back from the payment page', async () => {
  const toasts = recordEvents('toast.raised')
  raisePaymentFlag()
  openScreen('/cart/confirm')

  await waitFor(() => expect(api.callsOf(deleteCartTransactionError)).toHaveLength(1))
  await waitFor(() =>
    expect(toasts.map(({ message }) => message)).toEqual([
      expect.stringContaining('お支払いは完了していません'),
    ]),
  )
  await waitFor(() => expect(screen.getByRole('button', { name: '注文を確定する' })).toBeEnabled())
  expect(document.cookie).not.toContain('isDoPayment')
})

test('shows why the payment service rejected a payment after Back', async () => {
  const toasts = recordEvents('toast.raised')
  const transaction_error = { code: 'cart.payment.refused', message: 'PayPayで払えませんでした。' }
  api.answer(deleteCartTransactionError, anOrderableCart({ version: 2, transaction_error }))
  raisePaymentFlag()
  openScreen('/cart/confirm')

  await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['PayPayで払えませんでした。']))
})

test('shows the reason in the URL without cancelling a payment', async () => {
  const toasts = recordEvents('toast.raised')
  const transaction_error = { code: 'cart.payment.cancelled', message: 'PayPayがキャンセルされました。' }
  api.answer(initCart, anOrderableCart({ version: 2, transaction_error }))
  api.answer(getCart, anOrderableCart({ version: 2, transaction_error }))
  api.answer(listCartPayments, { data: [] })
  raisePaymentFlag()
  openScreen('/cart/payment?error=cart.payment.cancelled')

  await shows(() => screen.getByText('PayPayがキャンセルされました。'))
  await waitFor(() => expect(document.cookie).not.toContain('isDoPayment'))
  expect(api.callsOf(deleteCartTransactionError)).toHaveLength(0)
  expect(toasts).toEqual([])
})

test('opens the completion screen on Back after a successful payment', async () => {
  raisePaymentFlag()
  const decided = anOrderableCart({ version: 2, order_no: 'T20261121-000001' })
  api.answer(deleteCartTransactionError, decided)
  api.answer(getCart, decided)
  api.answer(getCartOrder, aPlacedOrder())
  const { urlNow } = openScreen('/cart/confirm')

  await waitFor(() => expect(urlNow()).toBe('/cart/complete?order_no=T20261121-000001'))
})

const pending_payment = { order_no: 'T20261121-000001', expires_at: '2026-11-21T10:30:00+09:00' }
const beingPaid = () => anOrderableCart({ version: 2, pending_payment })

function raiseFlagElsewhere() {
  raisePaymentFlag()
  sessionStorage.clear()
}

test('keeps a payment of another tab until the shopper cancels it', async () => {
  raiseFlagElsewhere()
  api.answer(initCart, beingPaid())
  api.answer(getCart, beingPaid())
  api.answer(deleteCartTransactionError, anOrderableCart({ version: 3, pending_payment: null }))
  openScreen('/cart')

  await shows(() => screen.getByText('お支払いの手続き中です'))
  expect(api.callsOf(deleteCartTransactionError)).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: 'お手続きを中断する' }))

  await waitFor(() => expect(api.callsOf(deleteCartTransactionError)).toHaveLength(1))
  await waitFor(() => expect(screen.queryByText('お支払いの手続き中です')).not.toBeInTheDocument())
})

test('shows the order number and payment deadline on another device', async () => {
  api.answer(initCart, beingPaid())
  api.answer(getCart, beingPaid())
  openScreen('/cart')

  await shows(() => screen.getByText(/^ご注文（T20261121-000001）のお支払いを2026\.11\.21 10:30まで/))
  expect(screen.getByText('お支払いの手続き中')).toBeVisible()
})

test('opens an order paid in another browser when the window regains focus', async () => {
  raiseFlagElsewhere()
  api.answer(initCart, beingPaid())
  api.answer(getCart, beingPaid())
  const { urlNow } = openScreen('/cart')
  await screen.findByText('お支払いの手続き中です')
  api.answer(getCart, anOrderableCart({ version: 3, order_no: 'T20261121-000001' }))
  api.answer(getCartOrder, aPlacedOrder())

  act(() => void window.dispatchEvent(new Event('focus')))

  await waitFor(() => expect(urlNow()).toBe('/cart/complete?order_no=T20261121-000001'))
  await waitFor(() => expect(document.cookie).not.toContain('isDoPayment'))
})

test('opens the paid order after a reload despite a new cart', async () => {
  raiseFlagElsewhere()
  saveCartToken('new-token', '2099-01-01T00:00:00+09:00')
  rememberOrder('T20261121-000001', 'paid-token')
  api.answer(initCart, aCart({ token: 'new-token', detail: { products: [] } }))
  api.answerBy(getCart, ({ params }) =>
    params.token === 'paid-token'
      ? [anOrderableCart({ token: 'paid-token', order_no: 'T20261121-000001' }), 200]
      : [aCart({ token: 'new-token', detail: { products: [] } }), 200],
  )
  api.answer(getCartOrder, aPlacedOrder())
  const { urlNow } = openScreen('/cart')

  await waitFor(() => expect(urlNow()).toBe('/cart/complete?order_no=T20261121-000001'))
})

test('silently clears the flag of a finished payment', async () => {
  raiseFlagElsewhere()
  api.answer(initCart, anOrderableCart({ pending_payment: null }))
  api.answer(getCart, anOrderableCart({ version: 2, pending_payment: null }))
  openScreen('/cart')

  await waitFor(() => expect(document.cookie).not.toContain('isDoPayment'))
  expect(screen.queryByText('お支払いの手続き中です')).not.toBeInTheDocument()
})
