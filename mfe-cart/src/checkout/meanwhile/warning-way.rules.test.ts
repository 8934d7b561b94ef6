import { wayFrom } from './warning-way.rules'

test.each([
  ['cart.packing.delivery_not_possible', '/cart/shipping-detail?back=confirm'],
  ['cart.payment.not_available', '/cart/payment'],
  ['cart.shipping.address_gone', '/cart/shipping-select?back=confirm'],
  ['cart.shipping.address_changed', '/cart/shipping-select?back=confirm'],
])('links the warning %s to the screen that resolves it', (code, href) => {
  expect(wayFrom(code, '/cart', '/cart/shipping-select')?.href).toBe(href)
})

test('does not link a screen to itself', () => {
  expect(wayFrom('cart.payment.not_available', '/cart/payment', '/cart/shipping-select')).toBeUndefined()
})

test('shows a warning about sold-out products without a link', () => {
  expect(wayFrom('cart.product.sold_out', '/cart', '/cart/shipping-select')).toBeUndefined()
})
