import type { Db } from '../database/db'

export const listOrderShippings = (db: Db, orderId: number) =>
  db.selectFrom('order_shipping').selectAll().where('order_id', '=', orderId).orderBy('id').execute()

export const listOrderLines = (db: Db, orderIds: readonly number[]) =>
  db
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', 'in', orderIds.length > 0 ? orderIds : [0])
    .orderBy('id')
    .execute()

export const listCouponUses = (db: Db, orderId: number) =>
  db
    .selectFrom('coupon_use')
    .innerJoin('coupon', 'coupon.id', 'coupon_use.coupon_id')
    .select(['coupon.id', 'coupon.code', 'coupon.name', 'coupon_use.discount'])
    .where('coupon_use.order_id', '=', orderId)
    .orderBy('coupon.id')
    .execute()
