import {
  checkCardNumber,
  checkExpiration,
  checkSecurityCode,
  normaliseCardNumber,
  normaliseExpiration,
} from './card.rules'

test.each([
  ['１２３０', '12/30'],
  ['12／30', '12/30'],
  ['12-30', '12/30'],
  ['1/30', '1/30'],
])('normalises an expiry typed as %s to %s', (typed, normalised) => {
  expect(normaliseExpiration(typed)).toBe(normalised)
})

test('accepts full-width digits, spaces and dashes in a card number', () => {
  expect(normaliseCardNumber('４１１１ 1111ー1111-1111')).toBe('4111111111111111')
})

test('reports an invalid card at its field', () => {
  expect(checkCardNumber('4111', 'カード番号')).toMatch('14〜16桁')
  expect(checkExpiration('13/30', '有効期限')).toMatch('12/28')
  expect(checkSecurityCode('12', 'セキュリティ番号')).toMatch('3桁')
})
