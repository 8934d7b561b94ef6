import type { Db } from '../database/db'
import { sql } from 'kysely'

const ofMember = (db: Db, memberId: number) =>
  db
    .selectFrom('order')
    .where('user_account_id', '=', memberId)
    .where('status', 'not in', ['payment_failed', 'pending_payment'])

export async function listMemberOrders(db: Db, memberId: number, page: { per: number; offset: number }) {
  return ofMember(db, memberId)
    .selectAll()
    .orderBy('ordered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.per)
    .offset(page.offset)
    .execute()
}

/** How many orders, and what the living ones cost together. */
export async function totalOfMemberOrders(db: Db, memberId: number) {
  return ofMember(db, memberId)
    .select((select) => [
      select.fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(total_payment) filter (where status <> 'cancelled'), 0)`.as('total'),
    ])
    .executeTakeFirstOrThrow()
}

export const findMemberOrder = (db: Db, memberId: number, id: number) =>
  ofMember(db, memberId).selectAll().where('id', '=', id).executeTakeFirst()

/** Orders whose gifts a recipient has answered. */
export async function listAnsweredGifts(db: Db, orderIds: readonly number[]): Promise<Set<number>> {
  if (orderIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('social_gift')
    .select('order_id')
    .where('order_id', 'in', orderIds)
    .where('completed_at', 'is not', null)
    .execute()
  return new Set(rows.map(({ order_id }) => order_id))
}
