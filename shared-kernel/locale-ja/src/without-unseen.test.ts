import { withoutUnseen } from './without-unseen'

test.each([
  ['what turns text round', '山\u202E田\u2066', '山田'],
  ['spaces without width', '山\u200B田\uFEFF\u2060', '山田'],
  ['controls', '山\u0007\u0085田\u2028', '山田'],
  ['marks piled on a letter', `a${'\u0301'.repeat(40)}`, `a${'\u0301'.repeat(4)}`],
])('%s is left out', (_what, typed, kept) => {
  expect(withoutUnseen(typed)).toBe(kept)
})

test('lines, tabs, joined emoji, old forms of kanji and voiced kana stay', () => {
  const text = '一\r\n\t👨‍👩‍👧‍👦 葛󠄀城 か\u3099 ❤\uFE0F'

  expect(withoutUnseen(text)).toBe(text)
})
