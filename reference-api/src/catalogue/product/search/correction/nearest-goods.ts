import type { ProductQuery } from '@storefront/contracts'
import { pathTo } from '../../../category/category.rules'
import type { CategoryRow } from '../../../category/category.table'
import { toChoiceId, type Lexicon } from '../../words/lexicon.rules'
import { shorterQueries } from './search-correction.rules'

/** A query that finds something, and the words and choices of the typed one that it lacks. */
export type Shorter = { word: string; dropped: string[] }

/** With `sort`, the query lacks the price, too. */
export type Nearest = Shorter & { sort?: 'price_asc' | 'price_desc' }

type Tools = { finds: (word: string, choices: Choices) => Promise<boolean>; lexicon: Lexicon }

const relaxedKinds = ['occasion', 'recipient', 'trait', 'tag'] as const
export type Choices = Pick<
  ProductQuery,
  (typeof relaxedKinds)[number] | 'category' | 'price_from' | 'price_to' | 'without'
>

/** Leaves out words, then the choices as well, or all words. Prices and excluded allergens stay. */
export async function shorten(query: ProductQuery, shorter: readonly Shorter[], { finds, lexicon }: Tools) {
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

/**
 * Leaves out one kind of choice, then all of them, until something is found. Prices, excluded allergens and
 * the occasion stay: goods of another occasion are none of the nearest. The words are left out before it.
 */
export async function relaxChoices(
  query: ProductQuery,
  { finds, lexicon }: Tools,
): Promise<Nearest | undefined> {
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
export async function leaveOutOccasion(
  query: ProductQuery,
  { finds, lexicon }: Tools,
): Promise<Nearest | undefined> {
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
export async function leaveOutWords(
  query: ProductQuery,
  { finds, lexicon }: Tools,
): Promise<Nearest | undefined> {
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
export async function ignorePrice(
  query: ProductQuery,
  { finds, lexicon }: Tools,
): Promise<Nearest | undefined> {
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

type Shelves = Pick<Tools, 'finds'> & { categories: readonly CategoryRow[] }

/**
 * Replaces goods that all contain what is excluded by the narrowest category of most of them: other sweets
 * for cookies without eggs. `counts` are those goods by category.
 */
export async function widenToCategory(
  query: ProductQuery,
  counts: ReadonlyMap<number, number>,
  { finds, categories }: Shelves,
): Promise<Nearest | undefined> {
  const { word = '', price_from, price_to, without } = query
  const depth = ({ id }: CategoryRow) => pathTo(categories, id).length
  const shelves = categories
    .filter(({ id }) => counts.has(id))
    .toSorted((a, b) => counts.get(b.id)! - counts.get(a.id)! || depth(b) - depth(a))
  for (const { name } of shelves)
    if (await finds(name, { price_from, price_to, without }))
      return { word: [name, ...describeLimits(query)].join(' '), dropped: [word] }
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
