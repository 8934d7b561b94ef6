import { cartAddressFields } from '@storefront/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/database/db'
import type { CartState } from './cart-state.table'
import { keysOf, type RowsName } from '../write/cart-write.rules'
import { cartUpdate } from '../cart.sql'
import type { CartChange, CartRow } from '../cart.table'

/**
 * Columns that a change may set. The key and the cart never change, and the database assigns the position.
 */
const tables: Record<RowsName, { table: string; columns: readonly string[] }> = {
  shippings: {
    table: 'cart_shipping',
    columns: ['is_social_gift', 'user_address_id', ...cartAddressFields],
  },
  packings: { table: 'cart_packing', columns: ['shipping_key', 'delivery_at', 'delivery_timezone_key'] },
  lines: {
    table: 'cart_line',
    columns: ['packing_key', 'product_id', 'quantity', 'measurement', 'name_embroidery'],
  },
  accessories: {
    table: 'cart_accessory',
    columns: [
      'line_key',
      'accessory_id',
      'quantity',
      'noshi_heading',
      'noshi_cord',
      'noshi_place',
      'noshi_name',
      'message',
    ],
  },
}

type Terms = {
  /** Null if the cart was only tidied, because tidying doesn't extend the expiry. */
  expires_at: Date | null
  /** Version of the row that was read without a lock. Nothing is written if the row has changed since. */
  rowVersion?: string
}

/**
 * Writes the difference between two states in a single statement, because references between the rows are
 * checked only at the statement's end. Always writes the cart's row too, so that concurrent changes conflict.
 * Returns undefined if another change was faster.
 */
export async function writeCart(
  db: Db,
  before: CartState,
  after: CartState,
  { expires_at, rowVersion }: Terms,
): Promise<CartRow | undefined> {
  const { id } = before.cart
  const written =
    expires_at === null
      ? db
          .updateTable('cart')
          .set({ expires_at: sql`expires_at` })
          .where('id', '=', id)
          .returningAll()
      : cartUpdate(db, id, { ...changedColumns(before.cart, after.cart), expires_at })
  const own = rowVersion === undefined ? written : written.where(sql`xmin`, '=', sql`${rowVersion}::xid`)
  const parts = [
    ...(Object.keys(tables) as RowsName[]).flatMap((name) => rowWrites(name, before, after)),
    ...couponWrites(before, after),
  ]
  const named = parts.map((part, index) => sql`, ${sql.ref(`part_${index}`)} as (${part})`)
  const { rows } =
    await sql<CartRow>`with own as (${own})${sql.join(named, sql``)} select * from own`.execute(db)
  return rows[0]
}

/** Other rows are written only if the cart's own row was written. */
const isOwnWritten = sql`exists (select from own)`

function changedColumns(before: CartRow, after: CartRow): CartChange {
  return Object.fromEntries(
    Object.entries(after).filter(([column, value]) => value !== before[column as keyof CartRow]),
  )
}

function rowWrites(name: RowsName, before: CartState, after: CartState): RawBuilder<unknown>[] {
  const table = sql.table(tables[name].table)
  const columns = tables[name].columns.map((column) => sql.ref(column))
  const written = ['key', 'cart_id', ...tables[name].columns]
  const fromJson = (rows: readonly object[]) =>
    sql`from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows.map((row) => pick(row, written)))}::jsonb) given`
  const [old, rows] = [before[name], after[name]] as [{ key: string }[], { key: string }[]]
  const oldKeys = new Set(keysOf(old))
  const inserted = rows.filter(({ key }) => !oldKeys.has(key))
  const updated = rows.filter((row) => oldKeys.has(row.key) && !old.includes(row))
  const kept = new Set(keysOf(rows))
  const dropped = keysOf(old).filter((key) => !kept.has(key))
  const all = sql.join(written.map((column) => sql.ref(column)))
  const set = sql.join(columns.map((column) => sql`${column} = given.${column}`))
  const cartId = before.cart.id
  return [
    inserted.length > 0 &&
      sql`insert into ${table} (${all}) select ${all} ${fromJson(inserted)} where ${isOwnWritten}`,
    updated.length > 0 &&
      sql`update ${table} kept set ${set} ${fromJson(updated)} where kept.key = given.key and kept.cart_id = ${cartId} and ${isOwnWritten}`,
    dropped.length > 0 &&
      sql`delete from ${table} where cart_id = ${cartId} and key in (${sql.join(dropped)}) and ${isOwnWritten}`,
  ].filter((part) => part !== false)
}

const pick = (row: object, columns: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => columns.includes(column)))

function couponWrites({ cart, coupons: old }: CartState, { coupons }: CartState): RawBuilder<unknown>[] {
  const added = coupons.filter(({ id }) => !old.some((one) => one.id === id))
  const dropped = old.filter(({ id }) => !coupons.some((one) => one.id === id))
  const row = ({ id }: { id: number }) => sql`(${cart.id}::integer, ${id}::integer)`
  return [
    added.length > 0 &&
      sql`insert into cart_coupon (cart_id, coupon_id) select * from (values ${sql.join(added.map(row))}) given where ${isOwnWritten}`,
    dropped.length > 0 &&
      sql`delete from cart_coupon where cart_id = ${cart.id} and coupon_id in (${sql.join(dropped.map(({ id }) => id))}) and ${isOwnWritten}`,
  ].filter((part) => part !== false)
}
