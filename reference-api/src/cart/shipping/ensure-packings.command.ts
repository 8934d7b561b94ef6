import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { listCartLines, updateCartLines } from '../line/cart-line.sql'
import {
  deleteEmptyPackings,
  insertCartPacking,
  listCartPackings,
  listCartShippings,
} from './cart-shipping.sql'
import type { Trx } from '../../database/db'
import { newKey } from '../../secret/token.rules'

/** Where there is a shipping, every shipping has a parcel and every line lies in one. */
export async function ensurePackings(trx: Trx, cartId: number): Promise<void> {
  const shippings = await listCartShippings(trx, cartId)
  if (shippings.length === 0) return
  const packings = await listCartPackings(trx, cartId)
  const shippingsWithoutPacking = shippings.filter(
    ({ key }) => !packings.some((packing) => packing.shipping_key === key),
  )
  for (const { key } of shippingsWithoutPacking)
    await insertCartPacking(trx, { key: newKey(), cart_id: cartId, shipping_key: key })
  const lines = await listCartLines(trx, cartId)
  const linesWithoutPacking = lines.filter((line) => line.packing_key === null).map(({ key }) => key)
  if (linesWithoutPacking.length > 0) {
    const [first] = await sortedPackings(trx, cartId)
    await updateCartLines(trx, cartId, linesWithoutPacking, { packing_key: first?.key ?? null })
  }
  if (packings.length > shippings.length) await deleteEmptyPackings(trx, cartId)
}

/** Packings in the order of their shippings, then their own. */
export async function sortedPackings(db: Kysely<Database>, cartId: number) {
  const order = (await listCartShippings(db, cartId)).map(({ key }) => key)
  const rank = (key: string) => order.indexOf(key)
  return (await listCartPackings(db, cartId)).sort(
    (a, b) => rank(a.shipping_key) - rank(b.shipping_key) || a.position - b.position,
  )
}
