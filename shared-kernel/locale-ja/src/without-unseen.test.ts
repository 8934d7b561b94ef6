import { composed, withoutUnseen } from './without-unseen'

test.each([
  ['bidirectional controls', '山\u202E田\u2066', '山田'],
  ['zero-width spaces', '山\u200B田\uFEFF\u2060', '山田'],
  ['control characters', '山\u0007\u0085田\u2028', '山田'],
  ['stacked combining marks', `a${'\u0301'.repeat(40)}`, `á${'\u0301'.repeat(3)}`],
])('removes %s', (_what, typed, kept) => {
  expect(withoutUnseen(typed)).toBe(kept)
})

test('keeps line breaks, joined emoji and old kanji forms', () => {
  const text = '一\r\n\t👨‍👩‍👧‍👦 葛󠄀城 ❤\uFE0F'

  expect(withoutUnseen(text)).toBe(text)
})

test('composes decomposed kana and letters', () => {
  expect(withoutUnseen('カ\u3099ク\u3099 は\u309A e\u0301')).toBe('ガグ ぱ é')
})

test('keeps an old kanji form in a name when composing', () => {
  expect(composed('\uFA19谷カ\u3099')).toBe('\uFA19谷ガ')
})
