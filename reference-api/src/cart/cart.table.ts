import type { Selectable, Generated } from 'kysely'
import type { CartOrderer } from '@storefront/contracts'
import type { GeneratedInstant, Id, Instant, Nullable, NullableJson } from '../platform/database/column'

/** The chosen payment. A card is stored as the payment service's token, never as a card number. */
export type PaymentChoice = {
  card?: { token: string; token_key: string; masked_number: string; expiration: string; name?: string | null }
  user_card_id?: number
  /** Set if the shopper enters the card on the payment service's own page after placing the order. */
  is_card_hosted?: true
  convenience_store?: string
  /**
   * The wallet session in progress. The previous payment choice stays in effect until the shopper consents.
   */
  pending_wallet?: { session: string; payment_id: number }
  /** The wallet session in which the shopper consented before placing the order. */
  wallet_session?: string
  /** Set once the browser has returned from the wallet. From then on, the consent pays for the order. */
  is_wallet_agreed?: true
  /** Amount in yen that the consent covers. For a higher total, the wallet must ask for consent again. */
  agreed_amount?: number
}

export type GiftLetter = {
  /** All recipients' names, joined for display. */
  receiver_name: string
  /** One name per recipient. Absent if there is only one recipient. */
  receiver_names?: string[]
  sender_name: string
  message: string | null
}

/** A note for the shopper, e.g. that a choice from the last order is no longer available. */
export type CartNote = { code: string; message: string }

export type CartTable = {
  id: Id
  token: string
  channel_id: number
  user_account_id: Nullable<number>
  is_buy_now: Generated<boolean>
  status: Generated<'open' | 'decided' | 'merged'>
  /** The member's cart that this guest cart was merged into at login. */
  merged_into_id: Nullable<number>
  pending_order_id: Nullable<number>
  version: Generated<number>
  payment_id: Nullable<number>
  payment_choice: NullableJson<PaymentChoice>
  orderer: NullableJson<CartOrderer>
  birthday: Nullable<string>
  point: Generated<number>
  /** Set only for a social gift. */
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
