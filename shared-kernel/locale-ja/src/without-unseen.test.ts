import { composed, withoutUnseen } from './without-unseen'

test.each([
  ['what turns text round', '山\u202E田\u2066', '山田'],
  ['spaces without width', '山\u200B田\uFEFF\u2060', '山田'],
  ['controls', '山\u0007\u0085田\u2028', '山田'],
  ['marks piled on a letter', `a${'\u0301'.repeat(40)}`, `á${'\u0301'.repeat(3)}`],
])('removes %s', (_what, typed, kept) => {
  expect(withoutUnseen(typed)).toBe(kept)
})

test('lines, tabs, joined emoji and old forms of kanji stay', () => {
  const text = '一\r\n\t👨‍👩‍👧‍👦 葛󠄀城 ❤\uFE0F'

  expect(withoutUnseen(text)).toBe(text)
})

test('decomposed kana and letters become one character each', () => {
  expect(withoutUnseen('カ\u3099ク\u3099 は\u309A e\u0301')).toBe('ガグ ぱ é')
})

test('composing keeps an old form of a kanji in a name', () => {
  expect(composed('\uFA19谷カ\u3099')).toBe('\uFA19谷ガ')
})
