import { anOrderableCart } from '../testing/cart-builders'
import { withForeseenFee } from './foreseen-fee.rules'

const cart = anOrderableCart()
const { total_payment, payment_fee } = cart.data.detail.order
const sumsOf = (fee: number, of = cart) => withForeseenFee(of, { fee }).data.detail.order

test('adds the fee of the chosen method to the total', () => {
  expect(payment_fee).toBe(0)
  expect(sumsOf(330)).toMatchObject({ payment_fee: 330, total_payment: total_payment + 330 })
})

test('replaces the fee of the earlier method', () => {
  const before = withForeseenFee(cart, { fee: 330 })

  expect(sumsOf(550, before)).toMatchObject({ payment_fee: 550, total_payment: total_payment + 550 })
  expect(sumsOf(0, before)).toMatchObject({ payment_fee: 0, total_payment })
})

test('keeps the cart without a chosen method', () => expect(withForeseenFee(cart, undefined)).toBe(cart))
