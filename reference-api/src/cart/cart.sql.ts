import type { CartOrderer } from '@storefront/contracts'
import { sql, type ColumnType, type Generated, type Kysely } from 'kysely'
import type { GeneratedInstant, Id, Instant, Nullable } from '../database/column'
import type { Database } from '../database/schema'

type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>

/** What the shopper chose to pay with; the card is the payment service's token, never a number. */
export type PaymentChoice = {
  card?: { token: string; token_key: string; masked_number: string; expiration: string; name?: string | null }
  user_card_id?: number
  convenience_store?: string
}
export type GiftLetter = { receiver_name: string; sender_name: string; message: string | null }

export type CartTable = {
  id: Id
  token: string
  channel_id: number
  user_account_id: Nullable<number>
  status: Generated<'open' | 'decided' | 'merged'>
  /** Where a guest's cart went at login. */
  merged_into_id: Nullable<number>
  /** The order whose payment is under way. */
  pending_order_id: Nullable<number>
  version: Generated<number>
  payment_id: Nullable<number>
  payment_choice: NullableJson<PaymentChoice>
  orderer: NullableJson<CartOrderer>
  birthday: Nullable<string>
  point: Generated<number>
  /** Present: the cart is a social gift. */
  gift: NullableJson<GiftLetter>
  note: Nullable<string>
  receipt_name: Nullable<string>
  transaction_error: NullableJson<{ code: string; message: string }>
  expires_at: Instant
  created_at: GeneratedInstant
}

export type CartRow = NonNullable<Awaited<ReturnType<typeof findCart>>>

export const findCart = (db: Kysely<Database>, channelId: number, token: string) =>
  db
    .selectFrom('cart')
    .selectAll()
    .where('channel_id', '=', channelId)
    .where('token', '=', token)
    .executeTakeFirst()

/** The row lock that every change of a cart takes first: changes wait for each other and none is lost. */
export const lockCart = (trx: Kysely<Database>, channelId: number, token: string) =>
  trx
    .selectFrom('cart')
    .selectAll()
    .where('channel_id', '=', channelId)
    .where('token', '=', token)
    .forUpdate()
    .executeTakeFirst()

export const lockCarts = (trx: Kysely<Database>, ids: readonly number[]) =>
  trx.selectFrom('cart').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute()

export const findMemberCart = (db: Kysely<Database>, channelId: number, memberId: number) =>
  db
    .selectFrom('cart')
    .selectAll()
    .where('channel_id', '=', channelId)
    .where('user_account_id', '=', memberId)
    .where('status', '=', 'open')
    .executeTakeFirst()

/** A member who opens two tabs at once gets one cart: undefined for the second. */
export const insertCart = (
  trx: Kysely<Database>,
  cart: { token: string; channel_id: number; user_account_id: number | null; expires_at: Date },
) =>
  trx
    .insertInto('cart')
    .values(cart)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export type CartChange = Partial<{
  user_account_id: number | null
  status: 'open' | 'decided' | 'merged'
  merged_into_id: number
  pending_order_id: number | null
  payment_id: number | null
  payment_choice: PaymentChoice | null
  orderer: CartOrderer | null
  birthday: string | null
  point: number
  gift: GiftLetter | null
  note: string | null
  receipt_name: string | null
  transaction_error: { code: string; message: string } | null
  expires_at: Date
}>

const jsonColumns = ['payment_choice', 'orderer', 'gift', 'transaction_error'] as const

/** Writes a change and counts the version up. */
export async function updateCart(trx: Kysely<Database>, id: number, change: CartChange): Promise<CartRow> {
  const json = Object.fromEntries(
    jsonColumns.filter((column) => change[column]).map((column) => [column, JSON.stringify(change[column])]),
  )
  return trx
    .updateTable('cart')
    .set({ ...(change as object), ...json, version: sql`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Expired carts that became no order, merged ones too, without a payment under way; answers how many went.
 */
export async function deleteExpiredCarts(db: Kysely<Database>, now: Date, limit: number): Promise<number> {
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
