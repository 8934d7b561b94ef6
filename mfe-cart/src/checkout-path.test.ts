import { kindAt, stepPath } from './checkout-path'

test("marks the buy-now checkout in a step's URL", () => {
  expect(stepPath('/cart/payment', 'buy-now')).toBe('/cart/payment?buy=now')
  expect(stepPath('/cart/shipping-select?back=confirm', 'buy-now')).toBe(
    '/cart/shipping-select?back=confirm&buy=now',
  )
  expect(kindAt(stepPath('/cart/payment', 'buy-now'))).toBe('buy-now')
})

test('uses the plain path for a step of the open cart', () => {
  expect(stepPath('/cart/payment', 'open')).toBe('/cart/payment')
  expect(kindAt('/cart/payment?error=refused')).toBe('open')
})
