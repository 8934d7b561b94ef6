import { aCart, aShipping } from '../testing/cart-builders'
import { firstOpenStep, openNotes, stepAfter } from './cart-defaults.rules'

const shippings = [aShipping()]
const gift = { receiver_name: '花子さん', sender_name: '太郎', message: null }

test.each([
  ['a cart without a destination', aCart({ payment_id: 1 }), '/cart/shipping-select'],
  [
    'a social gift, whose letter is looked at',
    aCart({ payment_id: 1, detail: { shippings, social_gift: gift } }),
    '/cart/shipping-select',
  ],
  ['a cart without a payment', aCart({ payment_id: null, detail: { shippings } }), '/cart/payment'],
  ['a cart with both', aCart({ payment_id: 1, detail: { shippings } }), '/cart/confirm'],
])('%s leads to the first open step', (_, cart, step) => {
  expect(firstOpenStep(cart)).toBe(step)
})

test('a note goes once its choice is made; that of the points stays', () => {
  const notes = (['address_gone', 'card_expired', 'fewer_points'] as const).map((name) => ({
    code: `cart.defaults.${name}` as const,
    message: name,
  }))
  const told = (cart: Parameters<typeof openNotes>[1]) => openNotes(notes, cart).map(({ message }) => message)

  expect(told(aCart({ payment_id: null, detail: { shippings: [] } }))).toEqual([
    'address_gone',
    'card_expired',
    'fewer_points',
  ])
  expect(told(aCart({ payment_id: null, detail: { shippings } }))).toEqual(['card_expired', 'fewer_points'])
  expect(told(aCart({ payment_id: 1, detail: { shippings } }))).toEqual(['fewer_points'])
})

test('who came from the confirm screen goes back to it', () => {
  expect(stepAfter(new URLSearchParams('back=confirm'), '/cart/payment')).toBe('/cart/confirm')
  expect(stepAfter(new URLSearchParams(''), '/cart/payment')).toBe('/cart/payment')
})
