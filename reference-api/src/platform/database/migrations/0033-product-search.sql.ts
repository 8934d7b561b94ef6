import { sql, type Kysely } from 'kysely'

/**
 * `search_text` is empty until the shop's folder is imported again. Until then, the search uses only the
 * n-grams.
 */
const statements = [
  sql`alter table product add column search_text text not null default ''`,
  sql`create index product_recommended on product (channel_id, position, popularity desc, id desc) where is_show and is_listed`,
  sql`create index product_review_rating on product_review (product_id, rating) where is_show`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
