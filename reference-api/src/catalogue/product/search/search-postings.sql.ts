import { sql, type RawBuilder } from 'kysely'
import type { ResolvedWord } from '../words/resolve-query.rules'

type Sql = RawBuilder<unknown>
type WholeWord = ResolvedWord & { whole: string[] }

export const isWhole = (word: ResolvedWord): word is WholeWord => word.whole !== undefined

/** Line of words in names. Labels and running text are two lines lower, goods of another kind four. */
const lineOfNames = 0
const lineOfOthers = 2
const lineOfOtherKinds = 4

const postingsOf = (channelId: number, { whole }: WholeWord) => sql`
  select case left(word, 1) when '1' then ${sql.lit(lineOfNames)} when '4' then ${sql.lit(lineOfOtherKinds)} else ${sql.lit(lineOfOthers)} end as line, product_ids as ids
  from search_posting where channel_id = ${channelId} and word = any(${whole}::text[])`

/** A product has a word at one rank only, so the postings of a single word share no product. */
const isSingle = ({ whole }: WholeWord) => new Set(whole.map((ranked) => ranked.slice(1))).size <= 1

const hitsOf = (channelId: number, word: WholeWord) => {
  const all = sql`select unnest(ids) as product_id, line from (${postingsOf(channelId, word)}) posting`
  return isSingle(word)
    ? all
    : sql`select product_id, min(line) as line from (${all}) hit group by product_id`
}

/** Matches products `f` without an excluded word. */
export const hasNotAny = (channelId: number, { whole }: WholeWord): Sql =>
  sql`f.product_id not in (select unnest(product_ids) from search_posting where channel_id = ${channelId} and word = any(${whole}::text[]))`

/**
 * Returns the products that have all of the words, as few rows of a line and its product `ids`. They are read
 * from the index of `product_facet`, which is faster than joining as many rows.
 */
export function findByPostings(channelId: number, words: readonly WholeWord[]): Sql {
  const [first, ...others] = words
  if (first && others.length === 0 && isSingle(first)) return postingsOf(channelId, first)
  const hits = sql.join(
    words.map((word) => hitsOf(channelId, word)),
    sql` union all `,
  )
  const found =
    others.length === 0
      ? hits
      : sql`select product_id, sum(line) as line from (${hits}) hit group by product_id having count(*) = ${sql.lit(words.length)}`
  return sql`select line, array_agg(product_id) as ids from (${found}) found group by line`
}
