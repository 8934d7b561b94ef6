import { perPieceText } from './per-piece.rules'

test.each([
  [24_000, { count: 30, unit: '枚' }, '1枚800円'],
  [30_700, { count: 24, unit: '缶' }, '1缶約1,279円'],
])('shows the price per piece for %i yen and %j', (price, pieces, words) =>
  expect(perPieceText(price, pieces)).toBe(words),
)
