import type { ProductQuery, UnderstoodSearch } from '@storefront/contracts'
import { foldSpelling } from '../words/spelling.rules'
import { soonWord } from '../words/said/services.rules'
import type { Understood } from '../words/understand.rules'

/** Choices that words can stand for. */
const choiceKinds = ['occasion', 'recipient', 'tag', 'trait', 'without'] as const

const isTomorrowMeant = ({ choices }: Understood) => choices.some(({ kind }) => kind === 'day')

/** Adds what the words mean to the choices of a query. An open end of a price keeps the chosen one. */
export function toMeantQuery(query: ProductQuery, meant: Understood): ProductQuery {
  const keysOf = (kind: (typeof choiceKinds)[number]) => [
    ...new Set([
      ...(query[kind] ?? []),
      ...(kind === 'without'
        ? meant.without
        : meant.choices.filter((one) => one.kind === kind).map(({ key }) => key)),
    ]),
  ]
  const chosen = Object.fromEntries(
    choiceKinds.flatMap((kind) => (keysOf(kind).length > 0 ? [[kind, keysOf(kind)]] : [])),
  ) as Pick<ProductQuery, (typeof choiceKinds)[number]>
  const isSorted = meant.choices.some(({ kind }) => kind === 'sort')
  const soon = isTomorrowMeant(meant) ? [soonWord] : []
  return {
    ...query,
    word: [...(meant.word ? [meant.word] : []), ...soon].join(' ') || undefined,
    ...chosen,
    ...toRange(query, meant),
    ...(meant.arriveBy && { arrive_by: meant.arriveBy }),
    ...(meant.child && { child: meant.child }),
    ...(isSorted && (query.sort ?? 'recommended') === 'recommended' && { sort: 'popular' }),
  }
}

/**
 * Filters by categories that are typed with all of their name (お茶・コーヒー). Their goods bear the names of the
 * categories below.
 */
export function withNamedCategories(
  query: ProductQuery,
  categories: readonly { key: string; name: string }[],
): ProductQuery {
  if (query.category || !query.word?.includes('・')) return query
  const composite = new Map(
    categories.filter(({ name }) => name.includes('・')).map(({ key, name }) => [foldSpelling(name), key]),
  )
  const keyOf = (word: string) => composite.get(foldSpelling(word))
  const words = query.word.split(/\s+/)
  const named = words.flatMap((word) => keyOf(word) ?? [])
  if (named.length === 0) return query
  return { ...query, word: words.filter((word) => !keyOf(word)).join(' ') || undefined, category: named }
}

function toRange({ price_from, price_to }: ProductQuery, { priceFrom, priceTo }: Understood) {
  const range = { price_from: priceFrom ?? price_from, price_to: priceTo ?? price_to }
  const isEmpty = (range.price_from ?? 0) > (range.price_to ?? Infinity)
  return isEmpty ? { price_from: priceFrom, price_to: priceTo } : range
}

/** Returns the choices that the list's address carries instead of the words. */
export function toUnderstood(query: ProductQuery, meant?: Understood): UnderstoodSearch {
  const { word = '', occasion = [], recipient = [], tag = [], trait = [], without = [] } = query
  const { price_from, price_to, sort } = query
  const limits = { price_from, price_to, sort }
  return {
    ...{ word, occasion, recipient, tag, trait, without, ...limits },
    ...(meant?.arriveBy && { arrive_by: meant.arriveBy }),
    ...(query.child && { child: query.child }),
    ...(meant && isTomorrowMeant(meant) && { tomorrow: { word: meant.word } }),
  }
}
