import type { ProductQuery } from '@storefront/contracts'
import type { Channel } from '../../../platform/http/caller'
import type { Services } from '../../../services'
import type { ShopVersion } from '@storefront/contracts/shop-changes'
import { toChoiceId, type Lexicon } from '../words/lexicon.rules'
import { cachedLexicon } from '../words/lexicon.sql'
import { resolveQuery } from '../words/resolve-query.rules'
import { longestQuery } from '../words/understand.rules'
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

type Help = { did_you_mean?: string; nearest?: { word: string; dropped: string[] } }

/**
 * Suggests alternatives for a search without results: fewer of the choices that its words stand for, a
 * corrected query (「もしかして」), or the longest part of the query that has results. Caches the shop's names.
 * Words that occur in other texts aren't corrected.
 */
export async function correctSearch(call: Asked, search: ProductSearch): Promise<Help> {
  const { query } = search
  const asked = query.word ?? ''
  if (asked.length > longestQuery) return {}
  const lexicon = await cachedLexicon(call)
  const finds = async (word: string, choices: Choices = {}) => {
    const words = resolveQuery(word, lexicon)
    const wanted = {
      ...search,
      query: { ...choices, word },
      words,
      categoryIds: undefined,
      leadDaysMax: undefined,
    }
    return (await searchProductIds(call.readDb, wanted, { current: 1, per: 1, offset: 0 })).length > 0
  }
  const relaxed = await relaxChoices(query, { finds, lexicon })
  if (relaxed) return { nearest: relaxed }
  // The words may be correct if only the filters exclude everything.
  if (asked === '' || (await finds(asked))) return {}
  const terms = await cachedTerms(call, lexicon)
  const doubtful: string[] = []
  for (const word of doubtfulWords(asked, terms))
    if (word === asked || !(await finds(word))) doubtful.push(word)
  const meant = correctedQuery(asked, doubtful, terms)
  if (meant !== undefined && (await finds(meant))) return { did_you_mean: meant }
  // If there is a correction, shorten the corrected query instead.
  for (const nearest of shorterQueries(meant ?? asked)) if (await finds(nearest.word)) return { nearest }
  return {}
}

const relaxedKinds = ['recipient', 'occasion', 'trait', 'tag'] as const
type Choices = Pick<ProductQuery, (typeof relaxedKinds)[number] | 'price_from' | 'price_to' | 'without'>

/**
 * Leaves out one kind of choice, then all of them, until something is found. Prices and excluded allergens
 * stay. The choices that remain come as their names beside the words.
 */
async function relaxChoices(
  query: ProductQuery,
  { finds, lexicon }: { finds: (word: string, choices: Choices) => Promise<boolean>; lexicon: Lexicon },
): Promise<Help['nearest']> {
  const { word = '', price_from, price_to, without } = query
  const chosen = relaxedKinds.filter((kind) => query[kind]?.length)
  const namesOf = (kinds: readonly (typeof relaxedKinds)[number][]) =>
    kinds.flatMap((kind) => (query[kind] ?? []).map((key) => lexicon.names.get(toChoiceId(kind, key)) ?? key))
  for (const dropped of [...chosen.map((kind) => [kind]), ...(chosen.length > 1 ? [chosen] : [])]) {
    const left = chosen.filter((kind) => !dropped.includes(kind))
    const choices = Object.fromEntries(left.map((kind) => [kind, query[kind]])) as Choices
    const named = [word, ...namesOf(left), ...describeLimits(query)].filter(Boolean).join(' ')
    if (named !== '' && (await finds(word, { ...choices, price_from, price_to, without })))
      return { word: named, dropped: namesOf(dropped) }
  }
  return undefined
}

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
