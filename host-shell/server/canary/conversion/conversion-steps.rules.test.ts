import { findStep } from './conversion-steps.rules'

test.each([
  ['GET', '/product/imabari-towel-set?color=1', 'product'],
  ['POST', '/v1/product-histories', 'product'],
  ['POST', '/v1/carts/products', 'added'],
  ['PATCH', '/v1/carts/products/add', 'added'],
  ['POST', '/v1/carts/buy-now', 'added'],
  ['GET', '/cart/', 'cart'],
  ['GET', '/v1/carts/4hG9', 'cart'],
  ['GET', '/cart/confirm?buy=now', 'confirm'],
  ['GET', '/v1/carts/4hG9/payment/3/check', 'confirm'],
  ['POST', '/v1/carts/4hG9/decision', 'ordered'],
  ['GET', '/cart/complete?order_no=1', 'ordered'],
])('finds the step of %s %s', (method, url, step) => {
  expect(findStep({ method, url })).toBe(step)
})

test.each([
  ['GET', '/product'],
  ['POST', '/v1/carts/init'],
  ['GET', '/v1/carts/4hG9/payments'],
  ['PATCH', '/v1/carts/products/delete'],
  ['POST', '/cart/confirm'],
])('takes %s %s for no step', (method, url) => {
  expect(findStep({ method, url })).toBeUndefined()
})
