import { kindAt, stepPath } from './checkout-path'

test('the URL of a step names the buy-now checkout', () => {
  expect(stepPath('/cart/payment', 'buy-now')).toBe('/cart/payment?buy=now')
  expect(stepPath('/cart/shipping-select?back=confirm', 'buy-now')).toBe(
    '/cart/shipping-select?back=confirm&buy=now',
  )
  expect(kindAt(stepPath('/cart/payment', 'buy-now'))).toBe('buy-now')
})

test('a step of the open cart is its plain address', () => {
  expect(stepPath('/cart/payment', 'open')).toBe('/cart/payment')
  expect(kindAt('/cart/payment?error=refused')).toBe('open')
})
