import type { AddressColumns } from './cart-shipping.table'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'

export const listCartShippings = (db: Kysely<Database>, cartId: number) =>
  db.selectFrom('cart_shipping').selectAll().where('cart_id', '=', cartId).orderBy('position').execute()

export const listCartPackings = (db: Kysely<Database>, cartId: number) =>
  db.selectFrom('cart_packing').selectAll().where('cart_id', '=', cartId).orderBy('position').execute()

type NewShipping = {
  key: string
  cart_id: number
  is_social_gift?: boolean
  user_address_id?: number | null
} & Partial<AddressColumns>

export async function insertCartShipping(trx: Kysely<Database>, shipping: NewShipping) {
  await trx.insertInto('cart_shipping').values(shipping).execute()
}

export async function updateCartShipping(
  trx: Kysely<Database>,
  cartId: number,
  key: string,
  change: Partial<AddressColumns> & { user_address_id?: number | null },
) {
  await trx
    .updateTable('cart_shipping')
    .set(change)
    .where('cart_id', '=', cartId)
    .where('key', '=', key)
    .execute()
}

export async function deleteCartShippings(trx: Kysely<Database>, cartId: number, keys: readonly string[]) {
  if (keys.length > 0)
    await trx.deleteFrom('cart_shipping').where('cart_id', '=', cartId).where('key', 'in', keys).execute()
}

export async function moveCartShippings(trx: Kysely<Database>, fromCartId: number, toCartId: number) {
  await trx.updateTable('cart_packing').set({ cart_id: toCartId }).where('cart_id', '=', fromCartId).execute()
  await trx
    .updateTable('cart_shipping')
    .set({ cart_id: toCartId })
    .where('cart_id', '=', fromCartId)
    .execute()
}

type NewPacking = {
  key: string
  cart_id: number
  shipping_key: string
  delivery_at?: string | null
  delivery_timezone_key?: string | null
}

export async function insertCartPacking(trx: Kysely<Database>, packing: NewPacking) {
  await trx.insertInto('cart_packing').values(packing).execute()
}

export async function updateCartPacking(
  trx: Kysely<Database>,
  cartId: number,
  key: string,
  change: Pick<Partial<NewPacking>, 'delivery_at' | 'delivery_timezone_key'>,
) {
  if (Object.keys(change).length > 0)
    await trx
      .updateTable('cart_packing')
      .set(change)
      .where('cart_id', '=', cartId)
      .where('key', '=', key)
      .execute()
}

/** An emptied parcel is no parcel; the last one of a shipping stays, so that its delivery wish does. */
export async function deleteEmptyPackings(trx: Kysely<Database>, cartId: number) {
  await trx
    .deleteFrom('cart_packing')
    .where('cart_id', '=', cartId)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('cart_line')
            .select('cart_line.key')
            .whereRef('cart_line.packing_key', '=', 'cart_packing.key'),
        ),
      ),
    )
    .where((where) =>
      where.exists(
        where
          .selectFrom('cart_packing as sibling')
          .select('sibling.key')
          .whereRef('sibling.shipping_key', '=', 'cart_packing.shipping_key')
          .whereRef('sibling.position', '<', 'cart_packing.position'),
      ),
    )
    .execute()
}
