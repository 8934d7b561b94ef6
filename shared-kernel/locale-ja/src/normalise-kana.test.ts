import { normaliseForSearch, normaliseKana } from './normalise-kana'

test('converts kana to full-width katakana, keeping the long vowel mark', () => {
  expect(normaliseKana('ﾔﾏﾀﾞ ﾊﾅｺ')).toBe('ヤマダ ハナコ')
  expect(normaliseKana('さとー')).toBe('サトー')
  expect(normaliseKana('ｻﾄｰ')).toBe('サトー')
  expect(normaliseKana('が')).toBe('ガ')
})

test('ignores width, case, kana type and spaces in searches', () => {
  for (const word of ['タオル', 'たおる', 'ﾀｵﾙ', '  タオル　'])
    expect(normaliseForSearch(word)).toBe('タオル')
  expect(normaliseForSearch('ＡＢＣ　ギフト')).toBe('abc ギフト')
})
