import { foldSpelling } from './spelling.rules'

test.each([
  ['百グラム', '100g'],
  ['100 グラム', '100g'],
  ['１００ｇ', '100g'],
  ['1.5キロ', '1.5kg'],
  ['720ミリリットル', '720ml'],
  ['一升', '1升'],
  ['十個入', '10個入'],
  ['二十五センチメートル', '25cm'],
  ['1,000円', '1000円'],
  ['三枚セット', '3枚セット'],
])('normalises %s to %s', (text, folded) => {
  expect(foldSpelling(text)).toBe(folded)
})

test.each(['三千院', '一筆箋', '千鳥', '万年筆', '七五三', '百合'])(
  "doesn't treat %s as a number",
  (text) => {
    expect(foldSpelling(text)).toBe(text)
  },
)
