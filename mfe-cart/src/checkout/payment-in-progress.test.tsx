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
import { keepCartToken } from '../engine/cart-token.state'
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

test('Back from the payment page gives up the open payment', async () => {
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

test('Back after a refusal by the service shows its reason', async () => {
  const toasts = recordEvents('toast.raised')
  const transaction_error = { code: 'cart.payment.refused', message: 'PayPayで払えませんでした。' }
  api.answer(deleteCartTransactionError, anOrderableCart({ version: 2, transaction_error }))
  raisePaymentFlag()
  openScreen('/cart/confirm')

  await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['PayPayで払えませんでした。']))
})

test('a return with a reason shows it and gives up no payment', async () => {
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

test('Back after the payment succeeded leads to the complete screen', async () => {
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

test('a second tab leaves the payment until the shopper cancels it', async () => {
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

test('another device says until when the order waits, by its number', async () => {
  api.answer(initCart, beingPaid())
  api.answer(getCart, beingPaid())
  openScreen('/cart')

  await shows(() => screen.getByText(/^ご注文（T20261121-000001）のお支払いを2026\.11\.21 10:30まで/))
  expect(screen.getByText('お支払いの手続き中')).toBeVisible()
})

test('the focus leads to an order that was paid in another browser', async () => {
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

test('a reload leads to the paid order despite a new cart', async () => {
  raiseFlagElsewhere()
  keepCartToken('new-token', '2099-01-01T00:00:00+09:00')
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

test('the flag of a finished payment is cleared silently', async () => {
  raiseFlagElsewhere()
  api.answer(initCart, anOrderableCart({ pending_payment: null }))
  api.answer(getCart, anOrderableCart({ version: 2, pending_payment: null }))
  openScreen('/cart')

  await waitFor(() => expect(document.cookie).not.toContain('isDoPayment'))
  expect(screen.queryByText('お支払いの手続き中です')).not.toBeInTheDocument()
})
