import { clearPaymentFlag, raisePaymentFlag, readPaymentFlag } from './payment-flag.state'

afterEach(clearPaymentFlag)

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
