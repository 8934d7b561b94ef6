import { sql, type Kysely } from 'kysely'

/** A member's review belongs to a line of an order; one that is not judged yet waits for the shop. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product_review
    add column order_line_id integer unique references order_line on delete set null,
    add column purpose text,
    add column age_band text,
    add column judged_at timestamptz`.execute(db)
}
