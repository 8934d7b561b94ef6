import { sql } from 'kysely'
import type { Db } from '../../platform/database/db'

type Asked = { id: number; payment_kind: string; user_account_id: number | null }

/**
 * Checks whether payments cover an order on account. Payments are applied to the oldest orders first, as on
 * the bills. Returns undefined for orders not paid on account.
 */
export async function isCovered(db: Db, order: Asked): Promise<boolean | undefined> {
  if (order.payment_kind !== 'deferred' || order.user_account_id === null) return undefined
  const paid = sql<number>`(select coalesce(sum(amount), 0) from credit_payment
    where credit_payment.user_account_id = credit_account.user_account_id)`
  const asked = sql`(select ordered_at, id from "order" where id = ${order.id})`
  const ordered = sql<number>`(select coalesce(sum(total_payment), 0) from "order" earlier
    where earlier.user_account_id = credit_account.user_account_id and earlier.payment_kind = 'deferred'
      and earlier.status <> 'cancelled' and earlier.status <> 'payment_failed'
      and (earlier.ordered_at, earlier.id) <= ${asked})`
  const account = await db
    .selectFrom('credit_account')
    .where('user_account_id', '=', order.user_account_id)
    .select(sql<boolean>`${paid} >= ${ordered}`.as('is_covered'))
    .executeTakeFirst()
  return account?.is_covered
}
