import type { Db } from '../platform/database/db'
import { type CartRow, type CartChange } from './cart.table'
import { sql } from 'kysely'

export const findCart = (db: Db, channelId: number, token: string) =>
  db
    .selectFrom('cart')
    .selectAll()
    .where('channel_id', '=', channelId)
    .where('token', '=', token)
    .executeTakeFirst()

/** Locks a cart's row until the transaction ends, so that no concurrent update is lost. */
export const lockCart = (trx: Db, channelId: number, token: string) =>
  trx
    .selectFrom('cart')
    .selectAll()
    .where('channel_id', '=', channelId)
    .where('token', '=', token)
    .forUpdate()
    .executeTakeFirst()

export const lockCarts = (trx: Db, ids: readonly number[]) =>
  trx.selectFrom('cart').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute()

export const findMemberCart = (db: Db, channelId: number, memberId: number) =>
  db
    .selectFrom('cart')
    .selectAll()
    .where('channel_id', '=', channelId)
    .where('user_account_id', '=', memberId)
    .where('status', '=', 'open')
    .where('is_buy_now', '=', false)
    .executeTakeFirst()

/**
 * Inserts a cart. Returns undefined if another tab of the member inserts one at the same time, because a
 * member has only one open cart.
 */
export const insertCart = (
  trx: Db,
  cart: {
    token: string
    channel_id: number
    user_account_id: number | null
    is_buy_now: boolean
    expires_at: Date
  },
) =>
  trx
    .insertInto('cart')
    .values(cart)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export async function isBuyNowCart(db: Db, id: number | null): Promise<boolean> {
  if (id === null) return false
  const cart = await db.selectFrom('cart').select('is_buy_now').where('id', '=', id).executeTakeFirst()
  return cart?.is_buy_now ?? false
}

/** Closes a replaced buy-now cart, unless its payment is in progress. */
export const closeBuyNowCart = (trx: Db, id: number) =>
  trx
    .updateTable('cart')
    .set({ status: 'merged', version: sql`version + 1` })
    .where('id', '=', id)
    .where('is_buy_now', '=', true)
    .where('status', '=', 'open')
    .where('pending_order_id', 'is', null)
    .execute()

const jsonColumns = ['payment_choice', 'orderer', 'gift', 'transaction_error', 'notes'] as const

export function cartUpdate(trx: Db, id: number, change: CartChange) {
  const json = Object.fromEntries(
    jsonColumns.filter((column) => change[column]).map((column) => [column, JSON.stringify(change[column])]),
  )
  return trx
    .updateTable('cart')
    .set({ ...(change as object), ...json, version: sql`version + 1` })
    .where('id', '=', id)
    .returningAll()
}

export const updateCart = (trx: Db, id: number, change: CartChange): Promise<CartRow> =>
  cartUpdate(trx, id, change).executeTakeFirstOrThrow()

/**
 * Reopens the cart after a failed payment. Drops the wallet's consent, because it covered only that payment.
 */
export async function reopenCart(
  trx: Db,
  id: number,
  transaction_error: CartRow['transaction_error'],
): Promise<void> {
  const consent = sql`'{wallet_session,is_wallet_agreed,agreed_amount}'::text[]`
  await cartUpdate(trx, id, { pending_order_id: null, transaction_error })
    .set({ payment_choice: sql`payment_choice - ${consent}` })
    .execute()
}

/**
 * Deletes up to `limit` expired open or merged carts that have no pending payment. Returns the number of
 * deleted carts.
 */
export async function deleteExpiredCarts(db: Db, now: Date, limit: number): Promise<number> {
  const expired = db
    .selectFrom('cart')
    .select('id')
    .where('status', 'in', ['open', 'merged'])
    .where('expires_at', '<=', now.toISOString())
    .where('pending_order_id', 'is', null)
    .limit(limit)
  const { numDeletedRows } = await db.deleteFrom('cart').where('id', 'in', expired).executeTakeFirst()
  return Number(numDeletedRows)
}
