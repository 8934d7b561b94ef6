import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/db'

/** Caps the vocabulary for large shops. Their common names are still included. */
const namesMax = 20_000

/**
 * Lists all names by which products can be found: product names with kana, categories, makers, brands, tags,
 * and every name of an occasion.
 */
export async function fetchSearchNames(db: Db, channelId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from category where channel_id = ${channelId}
    union select name from brand where channel_id = ${channelId}
    union select name from maker where channel_id = ${channelId}
    union select name from occasion where channel_id = ${channelId}
    union select unnest(words) from occasion where channel_id = ${channelId} and is_show
    union select name from tag where channel_id = ${channelId}
    union select name from product where channel_id = ${channelId} and is_show and is_listed
    union select name_kana from product where channel_id = ${channelId} and is_show and is_listed
    limit ${namesMax}`.execute(db)
  return rows.map(({ name }) => name)
}
