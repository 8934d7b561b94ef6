import type { Db } from '../database/db'

export async function deleteAllLines(trx: Db, cartId: number) {
  await trx.deleteFrom('cart_line').where('cart_id', '=', cartId).execute()
  await trx.deleteFrom('cart_shipping').where('cart_id', '=', cartId).execute()
  await trx.deleteFrom('cart_coupon').where('cart_id', '=', cartId).execute()
}

export async function addCartCoupon(trx: Db, cartId: number, couponId: number) {
  await trx
    .insertInto('cart_coupon')
    .values({ cart_id: cartId, coupon_id: couponId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteCartCoupon(trx: Db, cartId: number, couponId: number) {
  await trx
    .deleteFrom('cart_coupon')
    .where('cart_id', '=', cartId)
    .where('coupon_id', '=', couponId)
    .execute()
}

/** United, each coupon once. */
export async function addCartCoupons(trx: Db, fromCartId: number, toCartId: number) {
  const coupons = await trx
    .selectFrom('cart_coupon')
    .select('coupon_id')
    .where('cart_id', '=', fromCartId)
    .orderBy('position')
    .execute()
  for (const { coupon_id } of coupons) await addCartCoupon(trx, toCartId, coupon_id)
}
