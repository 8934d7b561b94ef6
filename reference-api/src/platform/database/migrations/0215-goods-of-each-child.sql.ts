import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../upgrade/build-index.sql'

export const outsideTransaction = true

/** Indexes goods in the colours of each child on their own, so that a search reads none of their facts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, value] of [
    ['product_for_girl', '女の子'],
    ['product_for_boy', '男の子'],
  ] as const)
    await buildIndex(db, {
      name,
      on: `product (channel_id, id) where data @> '[{"label": "よく選ばれるお子さま", "value": "${value}"}]'`,
    })
  await sql`drop index concurrently if exists product_child`.execute(db)
}
