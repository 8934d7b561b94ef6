import type { Kysely } from 'kysely'
import { buildIndex } from '../upgrade/build-index.sql'

export const outsideTransaction = true

/** Indexes the words of products. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndex(db, { name: 'product_search_words', on: 'product using gin (search_words)' })
}
