import { readKanjiNumber } from './kanji-number'

test.each([
  ['三千', 3_000],
  ['三千五百', 3_500],
  ['千', 1_000],
  ['十二', 12],
  ['一万', 10_000],
  ['一万五千', 15_000],
  ['1万5千', 15_000],
  ['1.5万', 15_000],
  ['3千', 3_000],
  ['一〇〇', 100],
  ['250', 250],
])('reads %s as %d', (text, value) => {
  expect(readKanjiNumber(text)).toBe(value)
})

test.each(['', '万', '一万二万', '三つ', 'abc'])('does not read %j as a number', (text) => {
  expect(readKanjiNumber(text)).toBeUndefined()
})
