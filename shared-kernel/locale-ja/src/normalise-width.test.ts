import {
  normaliseAddress,
  normaliseDigits,
  normaliseToFullWidth,
  normaliseToPlainDigits,
} from './normalise-width'

test('converts full-width digits and every Japanese dash', () => {
  for (const dash of ['ー', '－', '―', '‐', '−', 'ｰ', '-', '–'])
    expect(normaliseDigits(`１００${dash}０００１`)).toBe('100-0001')
  expect(normaliseToPlainDigits('０９０－１２３４ー５６７８')).toBe('09012345678')
})

test('leaves non-digits unchanged so that validation can reject them', () => {
  expect(normaliseToPlainDigits('0.1')).toBe('0.1')
  expect(normaliseToPlainDigits('1e1')).toBe('1e1')
})

test('converts a half-width name to full-width', () => {
  expect(normaliseToFullWidth('Anna ｽﾐｽ')).toBe('Ａｎｎａ　スミス')
})

test.each([
  ['ﾒｿﾞﾝ１０１', 'メゾン101'],
  ['千代田１ー２－３', '千代田1-2-3'],
  ['ガーデンタワー　２Ｆ ', 'ガーデンタワー 2F'],
  ['メゾンⅡ㈱', 'メゾンⅡ㈱'],
])('normalises %s in an address to %s', (typed, stored) => {
  expect(normaliseAddress(typed)).toBe(stored)
})
