import { getCart, initCart, listCartPayments } from '@storefront/contracts'
import { screen } from '@testing-library/react'
import { shows } from '@storefront/testing/shows'
import { anOrderableCart, bankTransfer } from '../testing/cart-builders'
import { fakeCartApi, openScreen } from '../testing/cart-screen'

const api = fakeCartApi()
const reason = '後払いは55,000円までのご注文でご利用いただけます。'
const deferred = bankTransfer({
  id: 4,
  code: 'deferred',
  kind: 'deferred',
  name: '後払い',
  is_available: false,
  unavailable_reason: reason,
})
const gone = '取り扱いが終了しました。ほかの方法をお選びください。'

async function openWithWarning(code: string, message: string, words: string) {
  const warnings = [{ code, message, product_key: null }]
  const cart = anOrderableCart({ payment_id: null, payment_name: null, detail: { warnings } })
  api.answer(initCart, cart)
  api.answer(getCart, cart)
  api.answer(listCartPayments, { data: [bankTransfer(), deferred] })
  openScreen('/cart/payment')
  await shows(() => screen.getByText(words))
}

test.each([
  [
    "can't be used for this order",
    'cart.payment.not_available',
    `後払いは、このご注文ではご利用いただけなくなりました。${reason}`,
    'お選びのお支払い方法は、このご注文ではご利用いただけなくなりました。ほかの方法をお選びください。',
  ],
  [
    'was used for the last order',
    'cart.defaults.payment_unavailable',
    reason,
    '前回のお支払い方法は、このご注文ではご利用いただけません。ほかの方法をお選びください。',
  ],
])('shows the reason only once when the payment method %s', async (_which, code, message, words) => {
  await openWithWarning(code, message, words)

  expect(screen.getAllByText(new RegExp(reason))).toHaveLength(1)
})

test('shows the cart’s message when a payment method was withdrawn', async () => {
  await openWithWarning('cart.payment.not_found', gone, gone)
})

test('does not preselect another method after the chosen method was withdrawn', async () => {
  await openWithWarning('cart.payment.not_found', gone, gone)

  for (const method of screen.getAllByRole('radio')) expect(method).not.toBeChecked()
})
