import { sql, type Kysely } from 'kysely'

/** Links a member's review to an order line. A review without `judged_at` awaits the shop's approval. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product_review
    add column order_line_id integer unique references order_line on delete set null,
    add column purpose text,
    add column age_band text,
    add column judged_at timestamptz`.execute(db)
}
