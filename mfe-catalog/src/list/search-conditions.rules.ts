import { formatYen } from '@storefront/locale-ja'
import { findTraitLabel, type ListFacets } from './product-facets.rules'
import {
  facetNames,
  listExcludedWords,
  nearShop,
  priceRangeText,
  withoutExcluded,
  type ProductSearch,
} from '../search/product-search.rules'

/** Colours that are mostly chosen for the other come last. */
export const childLabels = { girl: '女の子に合う色を先に', boy: '男の子に合う色を先に' } as const

/** Maximum length of a bookmark title in the API. */
const titleLengthMax = 200

/** Returns the shop's label for a value, or the value itself if the list doesn't offer it. */
export function findChoiceLabel(facets: ListFacets, name: string, value: string): string {
  const facet = facets.named.find((one) => one.name === name)
  const offered = facet?.values.find((one) => one.value === value)?.label
  const label = offered ?? (name === 'trait' ? findTraitLabel(value) : undefined) ?? value
  return name === 'without' ? `${label}を含まない` : label
}

export const excludedText = (word: string) => `${word}を除く`

/** Formats a delivery filter, e.g. 東京都に明日届く or 12月10日までに届く. */
export function tomorrowText({ tomorrowIn, arriveBy }: Pick<ProductSearch, 'tomorrowIn' | 'arriveBy'>) {
  const [, month, date] = arriveBy?.split('-').map(Number) ?? []
  const arrival = month && date ? `${month}月${date}日までに届く` : '明日届く'
  return tomorrowIn === nearShop ? arrival : `${tomorrowIn}に${arrival}`
}

/** Formats the price range of a search, e.g. 1,000円以内, 5,000円以上 or 3,000円〜5,000円. */
export function formatPriceLimit({ priceFrom, priceTo }: Pick<ProductSearch, 'priceFrom' | 'priceTo'>) {
  if (priceFrom === undefined) return priceTo === undefined ? '' : `${formatYen(priceTo)}以内`
  return priceTo === undefined ? `${formatYen(priceFrom)}以上` : priceRangeText(priceFrom, priceTo, formatYen)
}

/** Describes a search in one line, with the search term before the conditions. */
export function formatConditions(search: ProductSearch, facets: ListFacets): string {
  const wanted = withoutExcluded(search)
  const parts = [
    wanted && `「${wanted}」`,
    ...listExcludedWords(search).map(excludedText),
    ...facetNames.flatMap((name) => search.chosen[name].map((value) => findChoiceLabel(facets, name, value))),
    (search.priceFrom !== undefined || search.priceTo !== undefined) &&
      priceRangeText(search.priceFrom, search.priceTo, formatYen),
    search.isInStockOnly && '在庫あり',
    search.tomorrowIn && tomorrowText(search),
    search.child && childLabels[search.child],
  ]
  return parts.filter(Boolean).join('　').slice(0, titleLengthMax)
}

const orderedCount =
  /(?<![\d.])[\d,〇一二三四五六七八九十百千]+\s*(?:ケース|箱|ダース|セット|ロット|パック|個|コ|本|缶|袋|枚|膳|客|点|つ|台|冊|部|着|組|足|口)(?![入の])/u

/** Finds a quantity of the typed term that the API took out of its words (ジュース 20ケース). */
export function findOrderedCount({ asked = '', word }: Pick<ProductSearch, 'asked' | 'word'>) {
  const [count] = orderedCount.exec(asked.normalize('NFKC')) ?? []
  return count && !word.normalize('NFKC').includes(count) ? count : undefined
}
