import { normaliseForSearch, normaliseKana } from './normalise-kana'
import { normaliseDigits, normaliseToFullWidth, normaliseToPlainDigits } from './normalise-width'
import { completePostalCode, formatPostalCode } from './postal-code'

test('a digit field takes full-width digits and every dash of a Japanese keyboard', () => {
  for (const dash of ['ー', '－', '―', '‐', '−', 'ｰ', '-', '–'])
    expect(normaliseDigits(`１００${dash}０００１`)).toBe('100-0001')
  expect(normaliseToPlainDigits('０９０－１２３４ー５６７８')).toBe('09012345678')
})

test('normalising digits keeps what is no digit, so that a rule can refuse it', () => {
  expect(normaliseToPlainDigits('0.1')).toBe('0.1')
  expect(normaliseToPlainDigits('1e1')).toBe('1e1')
})

test('half-width kana and hiragana become full-width katakana, and the long vowel stays', () => {
  expect(normaliseKana('ﾔﾏﾀﾞ ﾊﾅｺ')).toBe('ヤマダ ハナコ')
  expect(normaliseKana('さとー')).toBe('サトー')
  expect(normaliseKana('ｻﾄｰ')).toBe('サトー')
  expect(normaliseKana('が')).toBe('ガ')
})

test('a name typed in half-width becomes full-width', () => {
  expect(normaliseToFullWidth('Anna ｽﾐｽ')).toBe('Ａｎｎａ　スミス')
})

test('a search does not care for width, case, kana or blanks', () => {
  for (const word of ['タオル', 'たおる', 'ﾀｵﾙ', '  タオル　'])
    expect(normaliseForSearch(word)).toBe('タオル')
  expect(normaliseForSearch('ＡＢＣ　ギフト')).toBe('abc ギフト')
})

test('a postal code is shown as three digits, a hyphen, four digits', () => {
  expect(formatPostalCode('1000001')).toBe('100-0001')
  expect(formatPostalCode('１００ー０００１')).toBe('100-0001')
  expect(formatPostalCode('100')).toBe('100')
})

test('a postal code is complete with seven digits, not before', () => {
  expect(completePostalCode('100-000')).toBeUndefined()
  expect(completePostalCode('100-0001')).toBe('1000001')
})
