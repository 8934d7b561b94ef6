import {
  type CartLineRow,
  type CartAccessoryRow,
  type NewCartLine,
  type NewCartAccessory,
} from './cart-line.table'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'

export const listCartLines = (db: Kysely<Database>, cartId: number) =>
  db.selectFrom('cart_line').selectAll().where('cart_id', '=', cartId).orderBy('position').execute()

export const listCartAccessories = (db: Kysely<Database>, cartId: number) =>
  db.selectFrom('cart_accessory').selectAll().where('cart_id', '=', cartId).orderBy('position').execute()

export async function insertCartLine(trx: Kysely<Database>, line: NewCartLine) {
  await trx
    .insertInto('cart_line')
    .values({ ...line, measurement: line.measurement ? JSON.stringify(line.measurement) : null })
    .execute()
}

type LineChange = Partial<
  Pick<CartLineRow, 'quantity' | 'packing_key' | 'name_embroidery' | 'measurement' | 'cart_id'>
>

export async function updateCartLines(
  trx: Kysely<Database>,
  cartId: number,
  keys: readonly string[],
  { measurement, ...change }: LineChange,
) {
  if (keys.length === 0) return
  const json =
    measurement === undefined ? {} : { measurement: measurement ? JSON.stringify(measurement) : null }
  await trx
    .updateTable('cart_line')
    .set({ ...change, ...json })
    .where('cart_id', '=', cartId)
    .where('key', 'in', keys)
    .execute()
}

export async function deleteCartLines(trx: Kysely<Database>, cartId: number, keys: readonly string[]) {
  if (keys.length > 0)
    await trx.deleteFrom('cart_line').where('cart_id', '=', cartId).where('key', 'in', keys).execute()
}

export async function insertCartAccessory(trx: Kysely<Database>, accessory: NewCartAccessory) {
  await trx.insertInto('cart_accessory').values(accessory).execute()
}

type AccessoryChange = Partial<
  Pick<CartAccessoryRow, 'quantity' | 'noshi_heading' | 'noshi_name' | 'message'>
>

export async function updateCartAccessory(
  trx: Kysely<Database>,
  cartId: number,
  key: string,
  change: AccessoryChange,
) {
  if (Object.keys(change).length > 0)
    await trx
      .updateTable('cart_accessory')
      .set(change)
      .where('cart_id', '=', cartId)
      .where('key', '=', key)
      .execute()
}

export async function deleteCartAccessory(trx: Kysely<Database>, cartId: number, key: string) {
  await trx.deleteFrom('cart_accessory').where('cart_id', '=', cartId).where('key', '=', key).execute()
}

/** One kind of accessory from several lines. */
export async function deleteAccessoryOfLines(
  trx: Kysely<Database>,
  cartId: number,
  lineKeys: readonly string[],
  accessoryId: number,
) {
  if (lineKeys.length > 0)
    await trx
      .deleteFrom('cart_accessory')
      .where('cart_id', '=', cartId)
      .where('line_key', 'in', lineKeys)
      .where('accessory_id', '=', accessoryId)
      .execute()
}

/** A line's accessories with what they are. */
export const listAccessoriesOfLine = (db: Kysely<Database>, cartId: number, lineKey: string) =>
  db
    .selectFrom('cart_accessory')
    .innerJoin('accessory', 'accessory.id', 'cart_accessory.accessory_id')
    .select(['cart_accessory.key', 'cart_accessory.quantity', 'accessory.kind'])
    .where('cart_accessory.cart_id', '=', cartId)
    .where('cart_accessory.line_key', '=', lineKey)
    .execute()

/** To the end of another cart; the accessories follow their line. */
export async function moveCartLine(
  trx: Kysely<Database>,
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
