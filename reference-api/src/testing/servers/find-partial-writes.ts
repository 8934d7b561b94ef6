import { sql } from 'kysely'
import type { Db } from '../../platform/database/db'
import { sentSubjects } from '../sent-mails'

/** Orders without a queued mail. Once a mail has been sent, its job data is deleted (ADR 0019). */
const ordersWithoutWaitingMail = sql<{
  order_no: string
}>`select order_no from "order" o where cart_id is not null and o.status not in ('pending_payment', 'payment_failed')
  and not exists (select from pgboss.job j where j.data->>'subject' like '%' || o.order_no || '%')`

/**
 * Writes that must never be partial, as queries against the database alone. In a consistent shop, each query
 * returns no rows. Imported orders have no cart.
 */
const invariants: Record<string, ReturnType<typeof sql>> = {
  'orders without lines, parcels or stock taken': sql`select order_no from "order" o where cart_id is not null and (not exists (select from order_line l where l.order_id = o.id)
    or not exists (select from order_shipping s where s.order_id = o.id)
    or (o.status in ('cancelled', 'payment_failed')) = exists (select from order_stock t where t.order_id = o.id))`,
  'coupons whose uses do not add up': sql`select c.code from coupon c where c.used_count <> (select count(*) from coupon_use u where u.coupon_id = c.id)`,
  'points that the ledger does not explain': sql`select b.user_account_id from point_balance b
    where b.point <> (select coalesce(sum(point), 0) from point_ledger l where l.user_account_id = b.user_account_id and not l.is_coming)`,
  'carts that are decided without an order, or the reverse': sql`select c.id from cart c where (c.status = 'decided') <>
    exists (select from "order" o where o.cart_id = c.id and o.status not in ('pending_payment', 'payment_failed'))`,
  'payments that wait without their cart, or the reverse': sql`select c.id from cart c where (c.pending_order_id is not null) <>
    exists (select from "order" o where o.cart_id = c.id and o.status = 'pending_payment')`,
  'card orders without a payment': sql`select order_no from "order" o where cart_id is not null and payment_kind = 'card' and total_payment > 0 and not exists (select from order_payment p where p.order_id = o.id)`,
  'cancelled card orders whose money nobody gives back': sql`select order_no from "order" o join order_payment p on p.order_id = o.id where o.status = 'cancelled' and p.status <> 'voided'
    and not exists (select from pgboss.job j where j.name = 'payment.void-cancelled' and (j.data->>'order_id')::int = o.id and j.state < 'completed')`,
  'gifts that are answered without an address, or the reverse': sql`select g.id from social_gift g join order_shipping s on s.id = g.order_shipping_id where (g.completed_at is null) <> (coalesce(s.city, '') = '')`,
  'gift orders without their link': sql`select order_no from "order" o where is_social_gift and not exists (select from social_gift g where g.order_id = o.id)`,
  'lines that lie in no parcel of their cart': sql`select l.key from cart_line l join cart c on c.id = l.cart_id
    where c.status = 'open' and l.packing_key is null and exists (select from cart_shipping s where s.cart_id = l.cart_id)`,
  'parcels and accessories of another cart': sql`select p.key from cart_packing p join cart_shipping s on s.key = p.shipping_key where s.cart_id <> p.cart_id
    union all select a.key from cart_accessory a join cart_line l on l.key = a.line_key where l.cart_id <> a.cart_id`,
  'merged carts whose lines the other did not take': sql`select c.id from cart c join cart_line l on l.cart_id = c.id where c.status = 'merged'
    and not exists (select from cart_line k where k.cart_id = c.merged_into_id and k.product_id = l.product_id and k.quantity >= l.quantity)`,
  'members who registered without an address of their own': sql`select email from user_account u where email like 'new-%' and not exists (select from user_address a where a.user_account_id = u.id and a.division_ct = 1)`,
  'members with cards but no main one, or two': sql`select user_account_id from user_card group by 1 having count(*) filter (where is_main) <> 1`,
  'members who left and are still signed in': sql`select u.id from user_account u join user_session s on s.user_account_id = u.id where u.left_at is not null and s.revoked_at is null`,
}

/** Returns the partial writes by invariant. Reads sent mails from the data folder. */
export async function findPartialWrites(db: Db, dataFolder: string): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {}
  for (const [name, query] of Object.entries(invariants)) {
    const { rows } = await query.execute(db)
    if (rows.length > 0) found[name] = rows
  }
  const { rows: orders } = await ordersWithoutWaitingMail.execute(db)
  const sent = await sentSubjects(dataFolder)
  const withoutMail = orders.filter(({ order_no }) => !sent.some((subject) => subject.includes(order_no)))
  if (withoutMail.length > 0) found['orders whose mail neither waits nor was sent'] = withoutMail
  return found
}

/** Counts the units of each product, in stock plus in valid orders. No call may change these totals. */
export async function piecesByProduct(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{
    product_id: number
    pieces: number
  }>`select s.product_id, (s.quantity + coalesce((select sum(quantity) from order_stock t where t.product_id = s.product_id), 0))::int as pieces
    from product_stock s order by 1`.execute(db)
  return Object.fromEntries(rows.map(({ product_id, pieces }) => [product_id, pieces]))
}
