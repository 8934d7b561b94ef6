import { aCart } from '../testing/cart-builders'
import { failureText } from './payment.rules'

test('the cart’s own reason of a failed payment comes before the URL’s', () => {
  const failed = aCart({
    transaction_error: { code: 'cart.payment.refused', message: 'カード会社が断りました。' },
  })

  expect(failureText(failed, 'cart.payment.timed_out')).toBe('カード会社が断りました。')
  expect(failureText(aCart(), 'cart.payment.timed_out')).toMatch('タイムアウト')
  expect(failureText(aCart(), 'nonsense')).toBeUndefined()
})
