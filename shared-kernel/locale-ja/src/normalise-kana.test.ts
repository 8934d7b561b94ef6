import { normaliseForSearch, normaliseKana } from './normalise-kana'

test('half-width kana and hiragana become full-width katakana, and the long vowel stays', () => {
  expect(normaliseKana('ﾔﾏﾀﾞ ﾊﾅｺ')).toBe('ヤマダ ハナコ')
  expect(normaliseKana('さとー')).toBe('サトー')
  expect(normaliseKana('ｻﾄｰ')).toBe('サトー')
  expect(normaliseKana('が')).toBe('ガ')
})

test('a search ignores width, case, kana and blanks', () => {
  for (const word of ['タオル', 'たおる', 'ﾀｵﾙ', '  タオル　'])
    expect(normaliseForSearch(word)).toBe('タオル')
  expect(normaliseForSearch('ＡＢＣ　ギフト')).toBe('abc ギフト')
})
