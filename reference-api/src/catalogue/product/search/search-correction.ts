import type { ProductQuery } from '@storefront/contracts'
import { withDescendants } from '../../category/category.rules'
import type { CategoryRow } from '../../category/category.table'
import type { Channel } from '../../../platform/http/caller'
import type { Services } from '../../../services'
import type { ShopVersion } from '@storefront/contracts/shop-changes'
import { cutRuns } from '../words/cut-words.rules'
import { isExcluded } from '../words/exclusion.rules'
import { toChoiceId, type Choice, type Lexicon } from '../words/lexicon.rules'
import { cachedLexicon } from '../words/lexicon.sql'
import { listKnownParts, readPieces } from '../words/pieces.rules'
import { resolveQuery } from '../words/resolve-query.rules'
import { sortByTelling } from '../words/said/telling-words.rules'
import { longestQuery } from '../words/understand.rules'
import { withNamedCategories } from './meant-query.rules'
import { searchProductIds, type ProductSearch } from './product-search.sql'
import {
  correctedQuery,
  doubtfulWords,
  shorterQueries,
  listTerms,
  type Term,
} from './search-correction.rules'
import { fetchSearchNames } from './search-vocabulary.sql'

type Asked = Pick<Services, 'readDb' | 'shopCache'> & { channel: Channel; version: ShopVersion }

/** Approximate bytes per term object, not counting its text. */
const termBytes = 120

type Help = {
  did_you_mean?: string
  nearest?: { word: string; dropped: string[]; sort?: 'price_asc' | 'price_desc' }
}

/**
 * Suggests alternatives for a search without results: fewer of the choices that its words stand for, a
 * corrected query (「もしかして」), or the longest part of the query that has results. Caches the shop's names.
 * Words that occur in other texts aren't corrected.
 */
export async function correctSearch(
  call: Asked,
  search: ProductSearch,
  categories: readonly CategoryRow[],
): Promise<Help> {
  const { query } = search
  const asked = query.word ?? ''
  if (asked.length > longestQuery) return {}
  const lexicon = await cachedLexicon(call)
  const finds = async (word: string, choices: Choices = {}) => {
    const query = withNamedCategories({ ...choices, word }, categories)
    const words = resolveQuery(query.word ?? '', lexicon)
    const wanted = {
      ...search,
      query,
      words,
      categoryIds: query.category && withDescendants(categories, query.category),
      leadDaysMax: undefined,
    }
    return (await searchProductIds(call.readDb, wanted, { current: 1, per: 1, offset: 0 })).length > 0
  }
  const relaxed = await relaxChoices(query, { finds, lexicon })
  if (relaxed) return { nearest: relaxed }
  // The goods that are named count more than the occasion that they are looked for with.
  const otherwise = await leaveOutOccasion(query, { finds, lexicon })
  if (otherwise) return { nearest: otherwise }
  // The words may be correct if only the filters exclude everything.
  const dear = await ignorePrice(query, { finds, lexicon })
  if (dear) return { nearest: dear }
  const hasOccasion = Boolean(query.occasion?.length)
  if (asked === '') return {}
  if (await finds(asked))
    return hasOccasion ? { nearest: await leaveOutWords(query, { finds, lexicon }) } : {}
  const terms = await cachedTerms(call, lexicon)
  const doubtful: string[] = []
  for (const word of doubtfulWords(asked, terms))
    if (word === asked || !(await finds(word))) doubtful.push(word)
  const meant = correctedQuery(asked, doubtful, terms)
  if (meant !== undefined && !hasOccasion && (await finds(meant))) return { did_you_mean: meant }
  // If there is a correction, shorten the corrected query instead.
  const known = meant === undefined ? keepKnown(asked, lexicon) : []
  const shorter = [...sortByTelling(known), ...shorterQueries(meant ?? asked)].filter(
    isOfSameSchools(asked, lexicon),
  )
  return { nearest: await shorten(query, shorter, { finds, lexicon }) }
}

type Shorter = { word: string; dropped: string[] }

/** Checks that a shorter query names the schools of the whole one: no pupil wears goods of another school. */
function isOfSameSchools(asked: string, lexicon: Lexicon) {
  const listSchools = (query: string) =>
    query
      .split(/\s+/)
      .flatMap((word) => readPieces(word, lexicon))
      .flatMap((piece) => (typeof piece !== 'string' && lexicon.schools.has(piece.key) ? [piece.key] : []))
  const schools = listSchools(asked)
  return ({ word }: Shorter) => {
    const named = listSchools(word)
    return schools.every((school) => named.includes(school))
  }
}
type Tools = { finds: (word: string, choices: Choices) => Promise<boolean>; lexicon: Lexicon }

/**
 * Keeps what the shop knows of words that are written without spaces (岡山の桃). The last part names the goods
 * (赤いやかん).
 */
function keepKnown(asked: string, lexicon: Lexicon): Shorter[] {
  const words = asked.split(/\s+/)
  const excluded = words.filter(isExcluded)
  const known = words
    .filter((word) => !isExcluded(word))
    .map((word) => ({ word, parts: listKnownParts(word, lexicon) }))
  const kept = known.flatMap(({ parts }) => parts).map((part) => toShown(part, lexicon))
  const apart = known.filter(({ word, parts }) => !parts.includes(word))
  if (kept.length === 0 || apart.length === 0) return []
  const dropped = apart.flatMap(({ word, parts }) => withoutParts(word, parts))
  const parts = [...new Set(kept)].toReversed()
  const fewer = shorterQueries(parts.join(' '))
  const add = (one: Shorter) => ({
    word: [one.word, ...excluded].join(' '),
    dropped: [...new Set([...dropped, ...one.dropped])],
  })
  return [{ word: parts.join(' '), dropped: [] }, ...fewer].map(add)
}

/**
 * Returns what is left of a word without its known parts (岡山の桃 → 岡山), or the word if that is a fragment. Of a
 * word with known parts only, nothing is left.
 */
function withoutParts(word: string, parts: readonly (Choice | string)[]): string[] {
  const known = parts.filter((part) => typeof part === 'string')
  const typed = word.normalize('NFKC')
  const rest = known.reduce((left, part) => left.replace(part, ' '), typed).trim()
  const plain = rest.replace(/^[のとやへにで]+|[のとやへにで]+$/gu, '').trim()
  if (plain === '') return []
  return [isWhole(plain, typed) ? plain : word]
}

/** Checks that a part is one or several words of a typed one, and no particle or ending. */
function isWhole(part: string, typed: string): boolean {
  if (part.includes(' ') || (part.length < 2 && !typed.startsWith(`${part}の`))) return false
  const tokens = cutRuns(typed).flat()
  return tokens.some((_, start) => tokens.some((__, end) => tokens.slice(start, end + 1).join('') === part))
}

const toShown = (part: Choice | string, { names }: Lexicon) =>
  typeof part === 'string' ? part : (names.get(toChoiceId(part.kind, part.key)) ?? part.key)

/** Leaves out words, then the choices as well, or all words. Prices and excluded allergens stay. */
async function shorten(query: ProductQuery, shorter: readonly Shorter[], { finds, lexicon }: Tools) {
  const { word = '', price_from, price_to, without } = query
  const limits = { price_from, price_to, without }
  const kinds = relaxedKinds.filter((kind) => query[kind]?.length)
  const choices = Object.fromEntries(kinds.map((kind) => [kind, query[kind]])) as Choices
  const named = namesOf(query, kinds, lexicon)
  const describe = (words: readonly string[]) =>
    [...words, ...describeLimits(query)].filter(Boolean).join(' ')
  for (const { word: left, dropped } of shorter) {
    if (await finds(left, { ...choices, ...limits })) return { word: describe([left, ...named]), dropped }
    if (kinds.length > 0 && (await finds(left, limits)))
      return { word: describe([left]), dropped: [...dropped, ...named] }
  }
  const isChosen = kinds.length > 0 && (await finds('', { ...choices, ...limits }))
  return isChosen ? { word: describe(named), dropped: word.split(' ') } : undefined
}

const relaxedKinds = ['occasion', 'recipient', 'trait', 'tag'] as const
type Choices = Pick<ProductQuery, (typeof relaxedKinds)[number] | 'price_from' | 'price_to' | 'without'>

/**
 * Leaves out one kind of choice, then all of them, until something is found. Prices, excluded allergens and
 * the occasion stay: goods of another occasion are none of the nearest. The words are left out before it.
 */
async function relaxChoices(query: ProductQuery, { finds, lexicon }: Tools): Promise<Help['nearest']> {
  const { word = '', price_from, price_to, without } = query
  const chosen = relaxedKinds.filter((kind) => query[kind]?.length)
  const free = chosen.filter((kind) => kind !== 'occasion')
  for (const dropped of [...free.map((kind) => [kind]), ...(free.length > 1 ? [free] : [])]) {
    const left = chosen.filter((kind) => !dropped.some((one) => one === kind))
    const choices = Object.fromEntries(left.map((kind) => [kind, query[kind]])) as Choices
    const named = [word, ...namesOf(query, left, lexicon), ...describeLimits(query)].filter(Boolean).join(' ')
    if (named !== '' && (await finds(word, { ...choices, price_from, price_to, without })))
      return { word: named, dropped: namesOf(query, dropped, lexicon) }
  }
  return undefined
}

/** Leaves out the occasion, then all choices, of goods that are named. */
async function leaveOutOccasion(query: ProductQuery, { finds, lexicon }: Tools): Promise<Help['nearest']> {
  const { word = '', price_from, price_to, without, occasion = [] } = query
  if (word === '' || occasion.length === 0) return undefined
  const chosen = relaxedKinds.filter((kind) => query[kind]?.length)
  const others = chosen.filter((kind) => kind !== 'occasion')
  const kept: (typeof chosen)[] = others.length > 0 ? [others, []] : [[]]
  for (const left of kept) {
    const choices = Object.fromEntries(left.map((kind) => [kind, query[kind]])) as Choices
    const dropped = chosen.filter((kind) => !left.includes(kind))
    if (await finds(word, { ...choices, price_from, price_to, without })) {
      const named = [word, ...namesOf(query, left, lexicon), ...describeLimits(query)]
      return { word: named.filter(Boolean).join(' '), dropped: namesOf(query, dropped, lexicon) }
    }
  }
  return undefined
}

/** Leaves out words, one by one and then all of them, beside the occasion, which stays. */
async function leaveOutWords(query: ProductQuery, { finds, lexicon }: Tools): Promise<Help['nearest']> {
  const { word = '', price_from, price_to, without } = query
  const chosen = relaxedKinds.filter((kind) => query[kind]?.length)
  const fewer = [...shorterQueries(word), { word: '', dropped: word.split(' ') }]
  const kept: (typeof chosen)[] = [chosen, ['occasion']]
  for (const left of kept) {
    const choices = Object.fromEntries(left.map((kind) => [kind, query[kind]])) as Choices
    const others = namesOf(
      query,
      chosen.filter((kind) => !left.includes(kind)),
      lexicon,
    )
    for (const { word: rest, dropped } of fewer)
      if (await finds(rest, { ...choices, price_from, price_to, without })) {
        const named = [rest, ...namesOf(query, left, lexicon), ...describeLimits(query)]
        return { word: named.filter(Boolean).join(' '), dropped: [...dropped, ...others] }
      }
  }
  return undefined
}

/** Leaves out the price, and then the choices as well. The nearest prices come first. */
async function ignorePrice(query: ProductQuery, { finds, lexicon }: Tools): Promise<Help['nearest']> {
  const { word = '', price_from, price_to, without = [] } = query
  if (price_from === undefined && price_to === undefined) return undefined
  const chosen = relaxedKinds.filter((kind) => query[kind]?.length)
  const sort = price_to === undefined ? 'price_desc' : 'price_asc'
  for (const left of chosen.length > 0 ? [chosen, []] : [chosen]) {
    const choices = Object.fromEntries(left.map((kind) => [kind, query[kind]])) as Choices
    const named = [word, ...namesOf(query, left, lexicon), ...describeLimits({ without })].filter(Boolean)
    const dropped = left === chosen ? [] : namesOf(query, chosen, lexicon)
    if (named.length > 0 && (await finds(word, { ...choices, without })))
      return { word: named.join(' '), dropped, sort }
  }
  return undefined
}

const namesOf = (query: ProductQuery, kinds: readonly (typeof relaxedKinds)[number][], { names }: Lexicon) =>
  kinds.flatMap((kind) => (query[kind] ?? []).map((key) => names.get(toChoiceId(kind, key)) ?? key))

/** Writes prices and excluded allergens as they are typed. */
function describeLimits({ price_from, price_to, without = [] }: ProductQuery): string[] {
  const range =
    price_from !== undefined && price_to !== undefined
      ? [`${price_from}円〜${price_to}円`]
      : [
          ...(price_from === undefined ? [] : [`${price_from}円以上`]),
          ...(price_to === undefined ? [] : [`${price_to}円以下`]),
        ]
  return [...range, ...without.map((allergen) => `${allergen}不使用`)]
}

function cachedTerms({ readDb, shopCache, channel, version }: Asked, lexicon: Lexicon): Promise<Term[]> {
  return shopCache.fetch<Term[]>(`search terms ${channel.id}`, version.shop, async () => {
    const named = [...lexicon.words.values()].filter(({ rank }) => rank !== '3')
    const value = [
      ...listTerms([...named.map(({ shown }) => shown), ...(await fetchSearchNames(readDb, channel.id))]),
      // Readings: 手ぬぐい is typed てぬぐい, too.
      ...named.map(({ word, shown }) => ({ shown, folded: word })),
    ]
    const letters = value.reduce((sum, { shown, folded }) => sum + shown.length + folded.length, 0)
    return { value, bytes: termBytes * value.length + 2 * letters }
  })
}
