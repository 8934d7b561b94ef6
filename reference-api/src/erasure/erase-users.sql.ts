import type { Db } from '../platform/database/db'
import { sql } from 'kysely'
import type { Database } from '../platform/database/schema'
import { releasePoints, takePoints, usablePoint } from '../member/point-ledger/point-ledger.sql'
import {
  blankedAccount,
  blankedOrders,
  blankedRows,
  removedRows,
  type removedFiles,
} from './personal-data.rules'

type Table = keyof Database

export async function listUnerased(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('user_account')
    .select('id')
    .where('left_at', 'is not', null)
    .where('erased_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function hasLeft(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('user_account').select('left_at').where('id', '=', id).executeTakeFirst()
  return row !== undefined && row.left_at !== null
}

/** Expires a former member's points, so the ledger's total still equals the points owed. */
export async function expirePoints(trx: Db, id: number, now: Date): Promise<void> {
  await releasePoints(trx, { user_account_id: id }, now)
  const point = await usablePoint(trx, id)
  await takePoints(trx, {
    user_account_id: id,
    order_id: null,
    kind: 'expired',
    point,
    note: '退会',
    created_at: now,
  })
}

type FileTable = (typeof removedFiles)[number]

export async function listFiles(db: Db, table: FileTable, id: number) {
  return db.selectFrom(table).select(['id', 'storage_path']).where('user_account_id', '=', id).execute()
}

export async function removeFileRow(db: Db, table: FileTable, id: number): Promise<void> {
  await db.deleteFrom(table).where('id', '=', id).execute()
}

/**
 * Deletes a former member's carts. Returns false if a cart's payment is in progress, because the order still
 * needs that cart.
 */
export async function removeCarts(db: Db, id: number): Promise<boolean> {
  await sql`delete from cart where user_account_id = ${id} and pending_order_id is null`.execute(db)
  const left = await db.selectFrom('cart').select('id').where('user_account_id', '=', id).executeTakeFirst()
  return left === undefined
}

export async function removeRows(db: Db, id: number): Promise<void> {
  for (const table of removedRows)
    await sql`delete from ${sql.table(table)} where user_account_id = ${id}`.execute(db)
}

export async function blankRows(db: Db, id: number): Promise<void> {
  await blank(db, 'product_review', blankedRows.product_review, sql`user_account_id = ${id}`)
  await blank(db, 'inquiry', blankedRows.inquiry, sql`user_account_id = ${id}`)
}

/** Blanks the account's row. Must run last, because the job finds the account through this row. */
export async function blankAccount(db: Db, id: number, now: Date): Promise<void> {
  const nobody = {
    ...blankedAccount,
    username: `left-${id}`,
    email: `left-${id}@invalid`,
    erased_at: now.toISOString(),
  }
  await blank(db, 'user_account', nobody, sql`id = ${id}`)
}

/** Lists orders placed before this date by guests or former members that still contain personal data. */
export async function listOrdersToErase(db: Db, before: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('order')
    .leftJoin('user_account', 'user_account.id', 'order.user_account_id')
    .select('order.id')
    .where('order.erased_at', 'is', null)
    .where('ordered_at', '<', before.toISOString())
    .where((eb) =>
      eb.or([eb('order.user_account_id', 'is', null), eb('user_account.left_at', 'is not', null)]),
    )
    .orderBy('order.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function blankOrder(trx: Db, id: number, now: Date): Promise<void> {
  const { order, ...parts } = blankedOrders
  for (const [table, values] of Object.entries(parts))
    await blank(trx, table as Table, values, sql`order_id = ${id}`)
  await blank(trx, 'order', { ...order, erased_at: now.toISOString() }, sql`id = ${id}`)
  await sql`update "order" set detail = jsonb_build_object(
    'products', '[]'::jsonb, 'shippings', '[]'::jsonb, 'coupons', '[]'::jsonb, 'order', detail->'order', 'orderer', null,
    'payment', null, 'social_gift', null, 'other', jsonb_build_object('note', null, 'receipt_name', null),
    'warnings', '[]'::jsonb, 'has_alcohol', coalesce(detail->'has_alcohol', 'false'::jsonb)) where id = ${id}`.execute(
    trx,
  )
}

async function blank(
  db: Db,
  table: Table,
  values: Record<string, unknown>,
  of: ReturnType<typeof sql>,
): Promise<void> {
  const columns = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  await sql`update ${sql.table(table)} set ${sql.join(columns)} where ${of}`.execute(db)
}
