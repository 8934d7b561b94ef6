import { normaliseDigits, normaliseToFullWidth, normaliseToPlainDigits } from './normalise-width'

test('a digit field takes full-width digits and every Japanese dash', () => {
  for (const dash of ['ー', '－', '―', '‐', '−', 'ｰ', '-', '–'])
    expect(normaliseDigits(`１００${dash}０００１`)).toBe('100-0001')
  expect(normaliseToPlainDigits('０９０－１２３４ー５６７８')).toBe('09012345678')
})

test('normalising digits keeps other characters for the rule to refuse', () => {
  expect(normaliseToPlainDigits('0.1')).toBe('0.1')
  expect(normaliseToPlainDigits('1e1')).toBe('1e1')
})

test('a name typed in half-width becomes full-width', () => {
  expect(normaliseToFullWidth('Anna ｽﾐｽ')).toBe('Ａｎｎａ　スミス')
})
