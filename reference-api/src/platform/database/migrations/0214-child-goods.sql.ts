import type { Kysely } from 'kysely'
import { buildIndex } from '../upgrade/build-index.sql'

export const outsideTransaction = true

/** Indexes goods whose colours are mostly chosen for a girl or a boy, which a search for a child asks for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndex(db, {
    name: 'product_child',
    on: `product (channel_id, id) where data @> '[{"label": "よく選ばれるお子さま"}]'`,
  })
}
