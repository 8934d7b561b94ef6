import type { CartAddressInput } from '@storefront/contracts'
import type { Generated, Kysely } from 'kysely'
import type { Nullable } from '../database/column'
import type { Database } from '../database/schema'

export type AddressColumns = Record<keyof CartAddressInput, string>

/** Empty texts: no address yet, or a social gift's, which never lies in a cart. */
export type CartShippingTable = {
  key: string
  cart_id: number
  position: Generated<number>
  is_social_gift: Generated<boolean>
  user_address_id: Nullable<number>
} & { [Column in keyof AddressColumns]: Generated<string> }

export type CartPackingTable = {
  key: string
  cart_id: number
  shipping_key: string
  position: Generated<number>
  delivery_at: Nullable<string>
  delivery_timezone_key: Nullable<string>
}

export type CartShippingRow = Awaited<ReturnType<typeof listCartShippings>>[number]
export type CartPackingRow = Awaited<ReturnType<typeof listCartPackings>>[number]

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
