import { wayFrom } from './warning-way.rules'

test.each([
  ['cart.packing.delivery_not_possible', '/cart/shipping-detail?back=confirm'],
  ['cart.payment.not_available', '/cart/payment'],
  ['cart.shipping.address_gone', '/cart/shipping-select?back=confirm'],
])('the cart leads from %s to the screen that resolves it', (code, href) => {
  expect(wayFrom(code, '/cart', '/cart/shipping-select')?.href).toBe(href)
})

test('the screen that mends a choice leads nowhere else', () => {
  expect(wayFrom('cart.payment.not_available', '/cart/payment', '/cart/shipping-select')).toBeUndefined()
})

test('goods that are sold out lead nowhere', () => {
  expect(wayFrom('cart.product.sold_out', '/cart', '/cart/shipping-select')).toBeUndefined()
})
