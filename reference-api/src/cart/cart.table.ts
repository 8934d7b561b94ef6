import type { Selectable, Generated } from 'kysely'
import type { CartOrderer } from '@storefront/contracts'
import type { GeneratedInstant, Id, Instant, Nullable, NullableJson } from '../database/column'

/** The chosen payment; the card is the payment service's token, never a number. */
export type PaymentChoice = {
  card?: { token: string; token_key: string; masked_number: string; expiration: string; name?: string | null }
  user_card_id?: number
  /** The card is typed on the payment service's own page, once the order is sent. */
  is_card_hosted?: true
  convenience_store?: string
  /** The shopper is at this wallet; the previous choice stays in force until they agree. */
  pending_wallet?: { session: string; payment_id: number }
  /** The wallet's consent, given before the order. */
  wallet_session?: string
  /** The browser has returned from the wallet: from now on the consent pays the order. */
  is_wallet_agreed?: true
  /** Yen that the consent covers; the wallet asks again above it. */
  agreed_amount?: number
}

export type GiftLetter = {
  /** All names, joined for display. */
  receiver_name: string
  /** One per recipient; absent for a single recipient. */
  receiver_names?: string[]
  sender_name: string
  message: string | null
}

/** A choice of the last order that is no longer available. */
export type CartNote = { code: string; message: string }

export type CartTable = {
  id: Id
  token: string
  channel_id: number
  user_account_id: Nullable<number>
  is_buy_now: Generated<boolean>
  status: Generated<'open' | 'decided' | 'merged'>
  /** The member's cart that absorbed this guest's cart at login. */
  merged_into_id: Nullable<number>
  pending_order_id: Nullable<number>
  version: Generated<number>
  payment_id: Nullable<number>
  payment_choice: NullableJson<PaymentChoice>
  orderer: NullableJson<CartOrderer>
  birthday: Nullable<string>
  point: Generated<number>
  /** Present for a social gift. */
  gift: NullableJson<GiftLetter>
  note: Nullable<string>
  receipt_name: Nullable<string>
  transaction_error: NullableJson<{ code: string; message: string }>
  notes: NullableJson<CartNote[]>
  expires_at: Instant
  created_at: GeneratedInstant
}

export type CartRow = Selectable<CartTable>

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
  notes: CartNote[] | null
  expires_at: Date
}>
