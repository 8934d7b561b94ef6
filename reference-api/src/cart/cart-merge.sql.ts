import { sql } from 'kysely'
import type { Db } from '../platform/database/db'

export async function deleteAllLines(trx: Db, cartId: number) {
  await trx.deleteFrom('cart_line').where('cart_id', '=', cartId).execute()
  await trx.deleteFrom('cart_shipping').where('cart_id', '=', cartId).execute()
  await trx.deleteFrom('cart_coupon').where('cart_id', '=', cartId).execute()
}

export async function addCartCoupons(trx: Db, fromCartId: number, toCartId: number) {
  await trx
    .insertInto('cart_coupon')
    .columns(['cart_id', 'coupon_id'])
    .expression(({ selectFrom, val }) =>
      selectFrom('cart_coupon')
        .select([sql<number>`${val(toCartId)}::integer`.as('cart_id'), 'coupon_id'])
        .where('cart_id', '=', fromCartId)
        .orderBy('position'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
