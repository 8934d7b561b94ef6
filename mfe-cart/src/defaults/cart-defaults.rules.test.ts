import { aCart, aDetail, aShipping } from '../testing/cart-builders'
import { firstOpenStep, stepAfter, withBack } from './cart-defaults.rules'

const shippings = [aShipping()]
const gift = { receiver_name: '花子さん', sender_name: '太郎', message: null }

test.each([
  ['a cart without a destination', aCart({ payment_id: 1 }), '/cart/shipping-select'],
  [
    'a social gift with a letter to review',
    aCart({ payment_id: 1, detail: { shippings, social_gift: gift } }),
    '/cart/shipping-select',
  ],
  ['a cart without a payment method', aCart({ payment_id: null, detail: { shippings } }), '/cart/payment'],
  ['a cart with both', aCart({ payment_id: 1, detail: { shippings } }), '/cart/confirm?filled=both'],
  [
    'a cart whose payment method has a fee',
    aCart({ payment_id: 1, detail: { shippings, order: { ...aDetail().order, payment_fee: 250 } } }),
    '/cart/payment',
  ],
])('picks the first open step of %s', (_, cart, step) => {
  expect(firstOpenStep(cart)).toBe(step)
})

test('returns to the confirm screen after an edit', () => {
  expect(stepAfter(new URLSearchParams('back=confirm'), '/cart/payment')).toBe('/cart/confirm')
  expect(stepAfter(new URLSearchParams(''), '/cart/payment')).toBe('/cart/payment')
  expect(withBack('/cart/shipping-add?another=1', new URLSearchParams('back=confirm'))).toBe(
    '/cart/shipping-add?another=1&back=confirm',
  )
})

test.each([
  ['an address', { detail: { shippings } }, '/cart/confirm?filled=payment'],
  ['a payment method', { payment_id: 1 }, '/cart/confirm?filled=address'],
  ['both', { payment_id: 1, detail: { shippings } }, '/cart/confirm'],
])('names only what a cart with %s lacked', (_, before, step) => {
  expect(firstOpenStep(aCart({ payment_id: 1, detail: { shippings } }), aCart(before))).toBe(step)
})
