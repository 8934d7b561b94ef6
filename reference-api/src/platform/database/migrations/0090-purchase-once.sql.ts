import { sql, type Kysely } from 'kysely'

/** Records a cart's purchase only once, even if its page reports the purchase several times. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unique index ecommerce_event_purchase on ecommerce_event (channel_id, token)
    where name = 'purchase'`.execute(db)
}
