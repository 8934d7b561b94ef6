import { sql, type Expression } from 'kysely'
import type { Db } from '../../platform/database/db'
import type { CartAccessoryRow } from './cart-line.table'

/** A number, or an SQL expression for the surrounding query's cart ID. */
export type CartId = number | Expression<number>

export const cartLines = (db: Db, cartId: CartId) =>
  db.selectFrom('cart_line').selectAll().where('cart_id', '=', cartId).orderBy('position')

export const cartAccessories = (db: Db, cartId: CartId) =>
  db.selectFrom('cart_accessory').selectAll().where('cart_id', '=', cartId).orderBy('position')

export async function raiseQuantity(trx: Db, key: string, quantity: number) {
  await trx.updateTable('cart_line').set({ quantity }).where('key', '=', key).execute()
}

/** Sets the quantity of an accessory, and moves it to the given line and cart. */
export async function putAccessory(
  trx: Db,
  { key, cart_id, line_key, quantity }: Pick<CartAccessoryRow, 'key' | 'cart_id' | 'line_key' | 'quantity'>,
) {
  await trx
    .updateTable('cart_accessory')
    .set({ cart_id, line_key, quantity })
    .where('key', '=', key)
    .execute()
}

/** Moves a line and its accessories to the end of another cart. */
export async function moveCartLine(
  trx: Db,
  key: string,
  to: { cart_id: number; packing_key: string | null },
) {
  await trx
    .updateTable('cart_line')
    .set({ ...to, position: sql`default` })
    .where('key', '=', key)
    .execute()
  await trx.updateTable('cart_accessory').set({ cart_id: to.cart_id }).where('line_key', '=', key).execute()
}
