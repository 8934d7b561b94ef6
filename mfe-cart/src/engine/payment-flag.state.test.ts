import { clearPaymentFlag, raisePaymentFlag, readPaymentFlag } from './payment-flag.state'

afterEach(() => clearPaymentFlag())

test('stores the payment-in-progress flag in a cookie until cleared', () => {
  raisePaymentFlag()

  expect(document.cookie).toContain('isDoPayment=1')
  expect(readPaymentFlag()).toBe('own')
  clearPaymentFlag()

  expect(document.cookie).not.toContain('isDoPayment')
  expect(readPaymentFlag()).toBeUndefined()
})

test('reports that a payment was started in another tab', () => {
  raisePaymentFlag()
  sessionStorage.clear()

  expect(readPaymentFlag()).toBe('other')
})

test('keeps separate flags for two carts paid in two tabs', () => {
  raisePaymentFlag('open')
  const ofThisTab = { ...sessionStorage }
  raisePaymentFlag('buy-now')
  Object.entries(ofThisTab).forEach(([key, value]) => sessionStorage.setItem(key, String(value)))

  expect(readPaymentFlag()).toBe('own')
  clearPaymentFlag('open')

  expect(document.cookie).toContain('isDoPaymentOfBuyNow=1')
  clearPaymentFlag('buy-now')
  expect(readPaymentFlag()).toBeUndefined()
})
