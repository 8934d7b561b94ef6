import { clearPaymentFlag, raisePaymentFlag, readPaymentFlag } from './payment-flag.state'

afterEach(() => clearPaymentFlag())

test('the payment-in-progress flag is a cookie, read and then cleared', () => {
  raisePaymentFlag()

  expect(document.cookie).toContain('isDoPayment=1')
  expect(readPaymentFlag()).toBe('own')
  clearPaymentFlag()

  expect(document.cookie).not.toContain('isDoPayment')
  expect(readPaymentFlag()).toBeUndefined()
})

test('another tab knows that the payment is not its own', () => {
  raisePaymentFlag()
  sessionStorage.clear()

  expect(readPaymentFlag()).toBe('other')
})

test('two tabs that pay two carts have separate flags', () => {
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
