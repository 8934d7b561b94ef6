import type { OrderLineTable, OrderShippingTable, OrderPaymentStatus } from './order-detail.table'
import { sql, type Insertable, type Kysely } from 'kysely'
import type { Database } from '../database/schema'

type Db = Kysely<Database>

export async function insertOrderShipping(
  trx: Db,
  shipping: Insertable<OrderShippingTable>,
): Promise<number> {
  return (await trx.insertInto('order_shipping').values(shipping).returning('id').executeTakeFirstOrThrow())
    .id
}

export const insertOrderLine = (trx: Db, line: Insertable<OrderLineTable>) =>
  trx.insertInto('order_line').values(line).execute()

export const listOrderShippings = (db: Db, orderId: number) =>
  db.selectFrom('order_shipping').selectAll().where('order_id', '=', orderId).orderBy('id').execute()

export const listOrderLines = (db: Db, orderIds: readonly number[]) =>
  db
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', 'in', orderIds.length > 0 ? orderIds : [0])
    .orderBy('id')
    .execute()

/** Takes stock with conditional updates; answers the first product that ran out, or null. */
export async function takeStock(
  trx: Db,
  orderId: number,
  needed: readonly { product_id: number; quantity: number }[],
): Promise<number | null> {
  for (const { product_id, quantity } of needed) {
    const taken = await trx
      .updateTable('product_stock')
      .set({ quantity: sql`quantity - ${quantity}` })
      .where('product_id', '=', product_id)
      .where('quantity', '>=', quantity)
      .where('is_unlimited', '=', false)
      .executeTakeFirst()
    if (taken.numUpdatedRows === 1n) {
      await trx.insertInto('order_stock').values({ order_id: orderId, product_id, quantity }).execute()
      continue
    }
    const unlimited = await trx
      .selectFrom('product_stock')
      .select('is_unlimited')
      .where('product_id', '=', product_id)
      .executeTakeFirst()
    if (!unlimited?.is_unlimited) return product_id
  }
  return null
}

/** Puts an order's stock back; a second call finds nothing to put. */
export async function returnStock(trx: Db, orderId: number) {
  const taken = await trx
    .deleteFrom('order_stock')
    .where('order_id', '=', orderId)
    .returning(['product_id', 'quantity'])
    .execute()
  for (const { product_id, quantity } of taken.sort((a, b) => a.product_id - b.product_id)) {
    await trx
      .updateTable('product_stock')
      .set({ quantity: sql`quantity + ${quantity}` })
      .where('product_id', '=', product_id)
      .execute()
  }
}

export const findOrderPayment = (db: Db, orderId: number) =>
  db.selectFrom('order_payment').selectAll().where('order_id', '=', orderId).executeTakeFirst()

export const insertOrderPayment = (trx: Db, orderId: number) =>
  trx.insertInto('order_payment').values({ order_id: orderId, status: 'requested' }).execute()

export async function updateOrderPayment(
  db: Db,
  orderId: number,
  change: { status: OrderPaymentStatus; transaction_id?: string },
) {
  await db
    .updateTable('order_payment')
    .set({ ...change, updated_at: sql`now()` })
    .where('order_id', '=', orderId)
    .execute()
}

export const listCouponUses = (db: Db, orderId: number) =>
  db
    .selectFrom('coupon_use')
    .innerJoin('coupon', 'coupon.id', 'coupon_use.coupon_id')
    .select(['coupon.id', 'coupon.code', 'coupon.name', 'coupon_use.discount'])
    .where('coupon_use.order_id', '=', orderId)
    .orderBy('coupon.id')
    .execute()
