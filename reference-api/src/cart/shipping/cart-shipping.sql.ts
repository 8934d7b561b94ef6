import type { Db } from '../../platform/database/db'
import type { CartId } from '../line/cart-line.sql'

export const cartShippings = (db: Db, cartId: CartId) =>
  db.selectFrom('cart_shipping').selectAll().where('cart_id', '=', cartId).orderBy('position')

export const cartPackings = (db: Db, cartId: CartId) =>
  db.selectFrom('cart_packing').selectAll().where('cart_id', '=', cartId).orderBy('position')

export async function insertGiftShipping(trx: Db, key: string, cartId: number) {
  await trx.insertInto('cart_shipping').values({ key, cart_id: cartId, is_social_gift: true }).execute()
}

export async function moveCartShippings(trx: Db, fromCartId: number, toCartId: number) {
  await trx.updateTable('cart_packing').set({ cart_id: toCartId }).where('cart_id', '=', fromCartId).execute()
  await trx
    .updateTable('cart_shipping')
    .set({ cart_id: toCartId })
    .where('cart_id', '=', fromCartId)
    .execute()
}
