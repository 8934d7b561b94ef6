import { sql, type Kysely } from 'kysely'

/** Goods whose colours are mostly chosen for a girl or a boy, which a search for a child asks for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index product_child on product (channel_id, id) where data @> '[{"label": "よく選ばれるお子さま"}]'`.execute(
    db,
  )
}
