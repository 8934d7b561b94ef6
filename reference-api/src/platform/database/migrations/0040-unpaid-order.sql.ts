import { sql, type Kysely } from 'kysely'

/**
 * Marks orders from the same client address without storing the address. Unpaid orders are counted by this
 * mark and by email address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "order" add column address_mark text`.execute(db)
  const holding = sql`status in ('pending_payment', 'waiting_deposit', 'accepted')`
  await sql`create index order_holding_mark on "order" (address_mark, ordered_at) where ${holding}`.execute(
    db,
  )
  await sql`create index order_holding_email on "order" (channel_id, lower(email), ordered_at) where ${holding}`.execute(
    db,
  )
  await sql`create index order_idempotency_key on "order" (channel_id, idempotency_key)`.execute(db)
}
