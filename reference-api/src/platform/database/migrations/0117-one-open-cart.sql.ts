import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../upgrade/build-index.sql'

export const outsideTransaction = true

/** Limits each member to one open cart. Buy-now carts don't count. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndex(db, {
    name: 'cart_open_member',
    on: `cart (channel_id, user_account_id)
      where status = 'open' and user_account_id is not null and not is_buy_now`,
    isUnique: true,
  })
  // The previous version queries a member's open carts without the buy-now condition.
  await buildIndex(db, {
    name: 'cart_of_member',
    on: `cart (channel_id, user_account_id) where status = 'open' and user_account_id is not null`,
  })
  await sql`drop index concurrently if exists cart_member`.execute(db)
}
