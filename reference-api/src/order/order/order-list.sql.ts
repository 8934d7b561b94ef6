import type { OrderStatus, PendingPayment } from '@storefront/contracts'
import type { Db } from '../../platform/database/db'
import { sql } from 'kysely'

const ofMember = (db: Db, memberId: number) =>
  db
    .selectFrom('order')
    .where('user_account_id', '=', memberId)
    .where('status', 'not in', ['payment_failed', 'pending_payment'])

/** The dates are inclusive and in Tokyo time. Empty values don't filter. All search terms must match. */
export type OrderFilter = { from: string; to: string; status: OrderStatus | ''; words: readonly string[] }

const inPeriod = ({ from, to }: OrderFilter) => sql<boolean>`
  (${from} = '' or ordered_at >= (nullif(${from}, '')::timestamp at time zone 'Asia/Tokyo'))
  and (${to} = '' or ordered_at < ((nullif(${to}, '')::timestamp + interval '1 day') at time zone 'Asia/Tokyo'))`

/** Matches a term against the order number and the product details stored with the order. */
const hasWord = (word: string) => sql<boolean>`(
  strpos(lower("order".order_no), ${word}) > 0 or exists (
    select 1 from order_line where order_line.order_id = "order".id and strpos(lower(normalize(concat_ws(' ',
      product_info ->> 'name', product_info ->> 'variant_name',
      product_info ->> 'code', product_info ->> 'maker_name'), NFKC)), ${word}) > 0))`

const fits = (filter: OrderFilter) => {
  const conditions = [inPeriod(filter), ...filter.words.map(hasWord)]
  if (filter.status !== '') conditions.push(sql<boolean>`status = ${filter.status}`)
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

export async function listMemberOrders(
  db: Db,
  memberId: number,
  page: OrderFilter & { per: number; offset: number },
) {
  return ofMember(db, memberId)
    .where(fits(page))
    .selectAll()
    .orderBy('ordered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.per)
    .offset(page.offset)
    .execute()
}

/** Counts the orders that match the filter, and sums up all orders that aren't cancelled. */
export async function totalOfMemberOrders(db: Db, memberId: number, filter: OrderFilter) {
  return ofMember(db, memberId)
    .select((select) => [
      select.fn.countAll<number>().filterWhere(fits(filter)).as('count'),
      sql<number>`coalesce(sum(total_payment) filter (where status <> 'cancelled'), 0)`.as('total'),
    ])
    .executeTakeFirstOrThrow()
}

/** Lists orders still waiting for payment, newest first. */
export async function listPendingPayments(db: Db, memberId: number): Promise<PendingPayment[]> {
  const rows = await db
    .selectFrom('order')
    .select(['order_no', 'payment_expires_at as expires_at'])
    .where('user_account_id', '=', memberId)
    .where('status', '=', 'pending_payment')
    .orderBy('id', 'desc')
    .execute()
  return rows.flatMap(({ order_no, expires_at }) => (expires_at === null ? [] : [{ order_no, expires_at }]))
}

export const findMemberOrder = (db: Db, memberId: number, id: number) =>
  ofMember(db, memberId).selectAll().where('id', '=', id).executeTakeFirst()

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
