import {
  checkCartPayment,
  deleteCartTransactionError,
  getCart,
  getCartOrder,
  initCart,
  listCartPayments,
} from '@storefront/contracts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { clearPaymentFlag, raisePaymentFlag } from '../engine/payment-flag.state'
import { anOrderableCart, aPlacedOrder } from '../testing/cart-builders'
import { recordEvents, fakeCartApi, openScreen } from '../testing/cart-screen'

const api = fakeCartApi()

beforeEach(() => {
  api.answer(initCart, anOrderableCart())
  api.answer(getCart, anOrderableCart({ version: 2 }))
  api.answer(checkCartPayment, { is_valid: true, errors: [] })
  api.answer(deleteCartTransactionError, anOrderableCart({ version: 2 }))
})
afterEach(() => clearPaymentFlag())

test('Back from the payment page gives the open payment up, says so, and the order can be placed again', async () => {
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

test('Back after the service has refused already tells why, in place of a payment that is not complete', async () => {
  const toasts = recordEvents('toast.raised')
  const transaction_error = { code: 'cart.payment.refused', message: 'PayPayで払えませんでした。' }
  api.answer(deleteCartTransactionError, anOrderableCart({ version: 2, transaction_error }))
  raisePaymentFlag()
  openScreen('/cart/confirm')

  await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['PayPayで払えませんでした。']))
})

test('sent back with a reason, the payment is over: nothing is given up, and the reason alone is told', async () => {
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

test('a second tab leaves the payment alone until the shopper gives it up', async () => {
  raisePaymentFlag()
  sessionStorage.clear()
  openScreen('/cart')

  await shows(() => screen.getByText('お支払いのお手続きが途中です'))
  expect(api.callsOf(deleteCartTransactionError)).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: 'お手続きを中断する' }))

  await waitFor(() => expect(api.callsOf(deleteCartTransactionError)).toHaveLength(1))
  await waitFor(() => expect(screen.queryByText('お支払いのお手続きが途中です')).not.toBeInTheDocument())
})
