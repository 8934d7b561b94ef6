import { withDescendants } from '../../../category/category.rules'
import type { CategoryRow } from '../../../category/category.table'
import type { Channel } from '../../../../platform/http/caller'
import type { Services } from '../../../../services'
import type { ShopVersion } from '@storefront/contracts/shop-changes'
import { cutRuns } from '../../words/cut-words.rules'
import { isExcluded } from '../../words/exclusion.rules'
import { listChoiceKeys, toChoiceId, type Choice, type Lexicon } from '../../words/lexicon.rules'
import { cachedLexicon } from '../../words/lexicon.sql'
import { listKnownParts, readPieces } from '../../words/pieces.rules'
import { resolveQuery } from '../../words/resolve-query.rules'
import { sortByTelling } from '../../words/said/telling-words.rules'
import { longestQuery } from '../../words/understand.rules'
import { countByCategory } from './common-categories.sql'
import { withNamedCategories } from '../meant-query.rules'
import { searchProductIds, type ProductSearch } from '../product-search.sql'
import {
  correctedQuery,
  doubtfulWords,
  shorterQueries,
  listTerms,
  type Term,
} from './search-correction.rules'
import {
  ignorePrice,
  leaveOutOccasion,
  leaveOutWords,
  relaxChoices,
  shorten,
  widenToCategory,
  type Choices,
  type Nearest,
  type Shorter,
} from './nearest-goods'
import { fetchSearchNames } from './search-vocabulary.sql'

type Asked = Pick<Services, 'readDb' | 'shopCache'> & { channel: Channel; version: ShopVersion }

/** Approximate bytes per term object, not counting its text. */
const termBytes = 120

/** Max number of found goods whose categories are looked at. */
const sampleMax = 24

type Help = { did_you_mean?: string; nearest?: Nearest }

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
  const findIds = (word: string, choices: Choices, per: number) => {
    const query = withNamedCategories({ ...choices, word }, categories)
    const words = resolveQuery(query.word ?? '', lexicon)
    const wanted = {
      ...search,
      query,
      words,
      categoryIds: query.category && withDescendants(categories, query.category),
      leadDaysMax: undefined,
    }
    return searchProductIds(call.readDb, wanted, { current: 1, per, offset: 0 })
  }
  const finds = async (word: string, choices: Choices = {}) => (await findIds(word, choices, 1)).length > 0
  const relaxed = await relaxChoices(query, { finds, lexicon })
  if (relaxed) return { nearest: relaxed }
  // Gifts that are named count more than the occasion that they are looked for with.
  const findsGifts = createGiftFinder(query, { finds, findIds, lexicon, categories, call })
  const otherwise = await leaveOutOccasion(query, { finds: findsGifts, lexicon })
  if (otherwise) return { nearest: otherwise }
  // The words may be correct if only the filters exclude everything.
  const dear = await ignorePrice(query, { finds, lexicon })
  if (dear) return { nearest: dear }
  const hasOccasion = Boolean(query.occasion?.length)
  if (asked === '') return {}
  if (await finds(asked)) {
    if (hasOccasion) return { nearest: await leaveOutWords(query, { finds, lexicon }) }
    if (!query.without) return {}
    const counts = await countByCategory(call.readDb, await findIds(asked, {}, sampleMax))
    return { nearest: await widenToCategory(query, counts, { finds, categories }) }
  }
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

type Finders = {
  finds: (word: string, choices?: Choices) => Promise<boolean>
  findIds: (word: string, choices: Choices, per: number) => Promise<number[]>
  lexicon: Lexicon
  categories: readonly CategoryRow[]
  call: Asked
}

/**
 * Finds goods that suit some person, or that lie beside those of the occasion: gym wear for 入学, but no
 * school cap for 出産祝い.
 */
function createGiftFinder(
  { occasion = [] }: ProductSearch['query'],
  { finds, findIds, lexicon, categories, call }: Finders,
) {
  const everyone = listChoiceKeys(lexicon, 'recipient')
  if (occasion.length === 0 || everyone.length === 0) return finds
  return async (word: string, choices: Choices) => {
    if (await finds(word, { ...choices, recipient: choices.recipient ?? everyone })) return true
    const counts = await countByCategory(call.readDb, await findIds('', { occasion }, sampleMax))
    const roots = categories.filter(({ id, parent_id }) => parent_id === null && counts.has(id))
    const category = roots.map(({ key }) => key)
    return category.length > 0 && (await finds(word, { ...choices, category }))
  }
}

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
