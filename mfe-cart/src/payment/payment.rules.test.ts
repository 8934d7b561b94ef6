import { aCart } from '../testing/cart-builders'
import {
  checkCardNumber,
  checkExpiration,
  checkSecurityCode,
  failureText,
  normaliseCardNumber,
  normaliseExpiration,
} from './payment.rules'

test.each([
  ['１２３０', '12/30'],
  ['12／30', '12/30'],
  ['12-30', '12/30'],
  ['1/30', '1/30'],
])('an expiry typed as %s becomes %s', (typed, normalised) => {
  expect(normaliseExpiration(typed)).toBe(normalised)
})

test('a card number may be typed full-width, with spaces and dashes', () => {
  expect(normaliseCardNumber('４１１１ 1111ー1111-1111')).toBe('4111111111111111')
})

test('what is no card is told at its field', () => {
  expect(checkCardNumber('4111', 'カード番号')).toMatch('14〜16桁')
  expect(checkExpiration('13/30', '有効期限')).toMatch('12/28')
  expect(checkSecurityCode('12', 'セキュリティ番号')).toMatch('3桁')
})

test('the cart’s own reason of a failed payment comes before the URL’s', () => {
  const failed = aCart({
    transaction_error: { code: 'cart.payment.refused', message: 'カード会社が断りました。' },
  })

  expect(failureText(failed, 'cart.payment.timed_out')).toBe('カード会社が断りました。')
  expect(failureText(aCart(), 'cart.payment.timed_out')).toMatch('タイムアウト')
  expect(failureText(aCart(), 'nonsense')).toBeUndefined()
})
