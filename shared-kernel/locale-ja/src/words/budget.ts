import { readKanjiNumber } from './kanji-number'

/** Prices including tax in whole yen. An open end is undefined. */
type BudgetRange = { priceFrom: number | undefined; priceTo: number | undefined }
type Range = BudgetRange

const number = '[\\d,.〇一二三四五六七八九十百千万]+'
const budget = new RegExp(
  `(?:^|\\s)(?:(${number})円?\\s*[〜~-]\\s*)?(${number})円(以内|以下|まで|未満|以上|から|を?[超越]え[のる]?|超|台|前後|くらい|ぐらい|ほど|程度|[〜~])?(?:の(?=\\S)|(?=\\s|$))`,
  'u',
)

/**
 * Reads the price range from a search term (お茶 3000円, 五千円以内, 3000〜5000円). Returns the range and the remaining
 * words, or undefined if there is no price.
 */
export function readBudgetOf(typed: string): (BudgetRange & { word: string }) | undefined {
  const text = typed.normalize('NFKC').replaceAll('～', '〜')
  const found = budget.exec(text)
  const amount = readAmount(found?.[2])
  if (!found || amount === undefined) return undefined
  const word = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
    .trim()
    .replace(/\s+/g, ' ')
  const least = readAmount(withSharedUnit(found[1], found[2]))
  const range = least === undefined ? toRange(amount, found[3]) : { priceFrom: least, priceTo: amount }
  return { word, ...range }
}

/** Adds the unit of the upper end to a lower end below 100: 1〜2万円 starts at 1万, but 500〜1万円 starts at 500. */
function withSharedUnit(least: string | undefined, most: string | undefined): string | undefined {
  const unit = /[千万]$/.exec(most ?? '')?.[0]
  return unit && (readAmount(least) ?? Infinity) < 100 ? `${least}${unit}` : least
}

const readAmount = (text: string | undefined) =>
  text === undefined ? undefined : readKanjiNumber(text.replaceAll(',', ''))

/** A plain price stands for a range, as is usual for gifts. */
const [leastShare, mostShare] = [0.8, 1.1]

const toRangeAround = (amount: number) => ({
  priceFrom: Math.round(amount * leastShare),
  priceTo: Math.round(amount * mostShare),
})

/** Returns the price for which a range stands (8,000円〜11,000円 for 1万円), or undefined for any other range. */
export function findBudgetOfRange({ priceFrom, priceTo }: BudgetRange): number | undefined {
  const amount = Math.round((priceTo ?? 0) / mostShare)
  const range = toRangeAround(amount)
  return amount > 0 && range.priceFrom === priceFrom && range.priceTo === priceTo ? amount : undefined
}

/** Converts a price into a range. A plain 3000円 means from 20% less to 10% more. */
function toRange(amount: number, kind: string | undefined): Range {
  if (kind === '未満') return { priceFrom: undefined, priceTo: amount - 1 }
  if (kind === '以内' || kind === '以下' || kind === 'まで') return { priceFrom: undefined, priceTo: amount }
  if (kind && /[超越]/u.test(kind)) return { priceFrom: amount + 1, priceTo: undefined }
  if (kind === '以上' || kind === 'から' || kind === '〜' || kind === '~')
    return { priceFrom: amount, priceTo: undefined }
  if (kind === '台') return { priceFrom: amount, priceTo: amount + computeStep(amount) - 1 }
  return toRangeAround(amount)
}

/** Returns the size of the step in 〜円台: 3000円台 ends at 3,999, 1500円台 at 1,599, 1万5千円台 at 15,999. */
function computeStep(amount: number): number {
  let step = 1
  while (amount > 0 && amount % (step * 10) === 0) step *= 10
  return step
}
