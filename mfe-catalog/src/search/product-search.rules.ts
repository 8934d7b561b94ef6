import { childSexes, productTraits, type ChildSex } from '@storefront/contracts'
import { readSearchTerm } from '@storefront/locale-ja'
import { deliveryPlaces } from '@storefront/site'
import { readPageRange, writePageRange, type PageRange } from './page-range.rules'

/** Selectable sort orders. The first is the default. */
export const sortChoices = [
  { value: 'recommended', label: 'おすすめ順' },
  { value: 'newest', label: '新着順' },
  { value: 'price_asc', label: '価格が安い順' },
  { value: 'price_desc', label: '価格が高い順' },
  { value: 'popular', label: '人気順' },
  { value: 'review', label: '評価が高い順' },
] as const

export type SortKey = (typeof sortChoices)[number]['value']

/** Facets that accept several values, by their name in the URL and the API. */
export const facetNames = [
  'category',
  'occasion',
  'recipient',
  'trait',
  'tag',
  'brand',
  'maker',
  'without',
] as const
export type FacetName = (typeof facetNames)[number]

/** State of the product list. It is stored only in the URL. */
export type ProductSearch = PageRange & {
  word: string
  chosen: Record<FacetName, string[]>
  priceFrom: number | undefined
  priceTo: number | undefined
  isInStockOnly: boolean
  /**
   * Prefecture, 離島 or {@link nearShop}, for delivery by tomorrow or by `arriveBy`. An empty string means any
   * delivery date.
   */
  tomorrowIn: string
  /** Last day of arrival. Tomorrow if it is absent. */
  arriveBy?: string
  sort: SortKey
  /** The child for whom colours are chosen, as the words tell. */
  child?: ChildSex
  /** The search term as typed, if some of its words became choices. Not part of the list's canonical URL. */
  asked?: string
  /** The facet that a page without scripts shows with all values. Not part of the list's canonical URL. */
  expanded?: FacetName
}

/** Place of next-day delivery as long as the shopper's is unknown. The API takes the shop's own area. */
export const nearShop = 'near'

export const nothingChosen = () =>
  Object.fromEntries(facetNames.map((name) => [name, [] as string[]])) as Record<FacetName, string[]>

/** Maximum number of values per facet, because every link on the list repeats all of them. */
const choicesMax = 20

/** Maximum length of a facet value. The keys of a shop are shorter. */
const keyLengthMax = 100

/** Search terms are cut to this number of characters. */
export const wordLengthMax = 100

/**
 * Parses the URL and ignores invalid or excess values. Forms send `category`, but links written by staff may
 * contain `category[]`.
 */
export function readSearch(query: URLSearchParams): ProductSearch {
  const sort = sortChoices.find(({ value }) => value === query.get('sort'))?.value ?? sortChoices[0].value
  const asked = readSearchTerm(query.get('asked'), wordLengthMax)
  const child = childSexes.find((one) => one === query.get('child'))
  const expanded = facetNames.find((name) => name === query.get('facet'))
  const tomorrowIn = [nearShop, ...deliveryPlaces].find((name) => name === query.get('tomorrow')) ?? ''
  const arriveBy = tomorrowIn && /^\d{4}-\d\d-\d\d$/.exec(query.get('arrive_by') ?? '')?.[0]
  return {
    word: readSearchTerm(query.get('word'), wordLengthMax),
    chosen: Object.fromEntries(
      facetNames.map((name) => [
        name,
        [...new Set([...query.getAll(name), ...query.getAll(`${name}[]`)].filter(isChoice(name)))].slice(
          0,
          choicesMax,
        ),
      ]),
    ) as Record<FacetName, string[]>,
    ...readRange(readPrice(query.get('price_from')), readPrice(query.get('price_to'))),
    isInStockOnly: query.get('in_stock') === '1',
    tomorrowIn,
    ...(arriveBy ? { arriveBy } : {}),
    ...(child ? { child } : {}),
    sort,
    ...readPageRange(query),
    ...(asked ? { asked } : {}),
    ...(expanded ? { expanded } : {}),
  }
}

const isChoice = (name: FacetName) => (value: string) =>
  name === 'trait'
    ? productTraits.some((trait) => trait === value)
    : value !== '' && value.length <= keyLengthMax

/** Swaps the ends of a reversed range (5,000円〜3,000円). */
function readRange(
  from: number | undefined,
  to: number | undefined,
): Pick<ProductSearch, 'priceFrom' | 'priceTo'> {
  return isReversed(from, to) ? { priceFrom: to, priceTo: from } : { priceFrom: from, priceTo: to }
}

const isReversed = (from: number | undefined, to: number | undefined) =>
  from !== undefined && to !== undefined && from > to

/** Checks whether the prices of a URL or form are swapped when they are read. */
export const hasReversedPrices = (query: URLSearchParams): boolean =>
  isReversed(readPrice(query.get('price_from')), readPrice(query.get('price_to')))

function readPrice(text: string | null): number | undefined {
  const digits = (text ?? '').normalize('NFKC').replace(/[,円¥\s]/g, '')
  return /^\d{1,8}$/.test(digits) ? Number(digits) : undefined
}

/** Serialises the state to its canonical URL, without default values. */
export function writeSearch({
  word,
  chosen,
  priceFrom,
  priceTo,
  isInStockOnly,
  tomorrowIn,
  arriveBy,
  sort,
  child,
  asked,
  ...range
}: ProductSearch): string {
  const query = new URLSearchParams()
  if (word) query.set('word', word)
  for (const name of facetNames) chosen[name].forEach((value) => query.append(name, value))
  if (priceFrom !== undefined) query.set('price_from', String(priceFrom))
  if (priceTo !== undefined) query.set('price_to', String(priceTo))
  if (isInStockOnly) query.set('in_stock', '1')
  if (tomorrowIn) query.set('tomorrow', tomorrowIn)
  if (tomorrowIn && arriveBy) query.set('arrive_by', arriveBy)
  if (child) query.set('child', child)
  if (sort !== sortChoices[0].value) query.set('sort', sort)
  if (asked) query.set('asked', asked)
  writePageRange(query, range)
  const text = query.toString()
  return text ? `/product?${text}` : '/product'
}

/** Returns the URL of the same list with all values of a facet. */
export function writeExpanded(search: ProductSearch, facet: FacetName): string {
  const url = writeSearch(search)
  return `${url}${url.includes('?') ? '&' : '?'}facet=${facet}`
}

/**
 * Applies a change to the state. Any change other than of the page resets to page one. Other choices no
 * longer mean what was typed.
 */
export function changeSearch(search: ProductSearch, change: Partial<ProductSearch>): ProductSearch {
  const { from: _from, asked, ...rest } = search
  const isStillMeant = Object.keys(change).every((name) => name === 'page' || name === 'sort')
  return { ...rest, ...(asked && isStillMeant ? { asked } : {}), page: 1, ...change }
}

export function withoutChoice(search: ProductSearch, name: FacetName, value: string): ProductSearch {
  const chosen = { ...search.chosen, [name]: search.chosen[name].filter((one) => one !== value) }
  return changeSearch(search, { chosen })
}

const excludedWord = /^-(?=[^-\d\s])/

/** Lists the words that goods must not bear, without the mark that the API understands them by (-肉). */
export const listExcludedWords = ({ word }: Pick<ProductSearch, 'word'>): string[] =>
  word.split(/\s+/).flatMap((one) => (excludedWord.test(one) ? [one.replace(excludedWord, '')] : []))

/** Returns the search term without one of its excluded words, or without all of them. */
export const withoutExcluded = ({ word }: Pick<ProductSearch, 'word'>, excluded?: string): string =>
  word
    .split(/\s+/)
    .filter((one) => !(excluded === undefined ? excludedWord.test(one) : one === `-${excluded}`))
    .join(' ')

/** Clears all conditions except the wanted words of the search term and the sort order. */
export function withoutFilters(search: ProductSearch): ProductSearch {
  return changeSearch(search, {
    word: withoutExcluded(search),
    chosen: nothingChosen(),
    priceFrom: undefined,
    priceTo: undefined,
    isInStockOnly: false,
    tomorrowIn: '',
    child: undefined,
  })
}

export function isFiltered({
  word,
  chosen,
  priceFrom,
  priceTo,
  isInStockOnly,
  tomorrowIn,
  child,
}: ProductSearch): boolean {
  return (
    listExcludedWords({ word }).length > 0 ||
    facetNames.some((name) => chosen[name].length > 0) ||
    priceFrom !== undefined ||
    priceTo !== undefined ||
    isInStockOnly ||
    tomorrowIn !== '' ||
    child !== undefined
  )
}

/** Formats a price range, e.g. 3,000円〜5,000円. */
export function priceRangeText(
  from: number | undefined,
  to: number | undefined,
  format: (yen: number) => string,
): string {
  return `${from === undefined ? '' : format(from)}〜${to === undefined ? '' : format(to)}`
}
