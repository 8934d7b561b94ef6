import { wordSumsChange, type ChangeableSums } from './total-change.rules'

const sums = (own: Partial<ChangeableSums> = {}, amount = 4_950): ChangeableSums => ({
  coupons: [],
  point: 0,
  fee: 0,
  total: { term: '合計', amount },
  ...own,
})
const coupons = [{ id: 5, discount: 550 }]

test.each([
  [sums(), sums({ coupons }, 4_400), 'クーポンを適用しました。550円引き、合計は4,400円です。'],
  [sums({ coupons }, 4_400), sums(), 'クーポンを取り消しました。合計は4,950円です。'],
  [sums(), sums({ point: 1_000 }, 3_950), '1,000ポイントを利用します。合計は3,950円です。'],
  [sums({ point: 1_000 }, 3_950), sums(), 'ポイントの利用を取り消しました。合計は4,950円です。'],
  [sums(), sums({ fee: 330 }, 5_280), '決済手数料は330円、合計は5,280円です。'],
  [sums(), sums({}, 9_900), '合計は9,900円です。'],
  [sums(), sums(), ''],
])('words a change of the sums with the new total (%#)', (before, after, words) => {
  expect(wordSumsChange(before, after)).toBe(words)
})
