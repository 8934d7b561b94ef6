import { findBudgetOfRange, readBudgetOf } from './budget'

const read = (typed: string) => {
  const found = readBudgetOf(typed)
  return found && [found.word, found.priceFrom, found.priceTo]
}

test.each<[string, string, number | undefined, number | undefined]>([
  ['お茶 3000円', 'お茶', 2_400, 3_300],
  ['３，０００円　お茶', 'お茶', 2_400, 3_300],
  ['五千円以内', '', undefined, 5_000],
  ['一万円まで 内祝い', '内祝い', undefined, 10_000],
  ['1万円未満', '', undefined, 9_999],
  ['1万円を超える ギフト', 'ギフト', 10_001, undefined],
  ['5000円ほど', '', 4_000, 5_500],
  ['2千円以上 タオル', 'タオル', 2_000, undefined],
  ['3000円台', '', 3_000, 3_999],
  ['3000〜5000円 お歳暮', 'お歳暮', 3_000, 5_000],
  ['3000円～5000円', '', 3_000, 5_000],
  ['1500円台', '', 1_500, 1_599],
  ['1万5千円台', '', 15_000, 15_999],
  ['1〜2万円 お茶', 'お茶', 10_000, 20_000],
  ['3〜5千円', '', 3_000, 5_000],
  ['500〜1万円', '', 500, 10_000],
  ['5000円〜1万円', '', 5_000, 10_000],
  ['3000円のお茶', 'お茶', 2_400, 3_300],
  ['ワイン 3000円 〜 5000円', 'ワイン', 3_000, 5_000],
])('parses %s as %s from %s to %s yen', (typed, word, from, to) => {
  expect(read(typed)).toEqual([word, from, to])
})

test.each(['お茶', '10個入', 'TW-3000', '3000', '円', '百円玉貯金箱の本 三千', '万円'])(
  'finds no price in %s',
  (typed) => {
    expect(read(typed)).toBeUndefined()
  },
)

test.each(['3000円', '1万円', '777円', '五千円くらい'])(
  'finds the price for which the range of %s stands',
  (typed) => {
    const range = readBudgetOf(typed)
    const price = range && findBudgetOfRange(range)

    expect(readBudgetOf(`${price}円`)).toEqual(range)
  },
)

test.each(['3000円以内', '3000円台', '3000〜5000円', '3000円以上'])(
  'finds no single price in %s',
  (typed) => {
    const range = readBudgetOf(typed)

    expect(range && findBudgetOfRange(range)).toBeUndefined()
  },
)
