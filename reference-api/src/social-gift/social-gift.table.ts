import type { OrderStatus } from '@storefront/contracts'
import type { Selectable } from 'kysely'
import type { Id, Instant, Nullable, NullableJson, OptionalInstant } from '../database/column'
import type { ParcelStatus } from '../parcel/parcel.rules'

export type ChosenVariant = { line_id: number; product_id: number }

/** What a recipient has begun to ask for; never an address, as the link may have been handed on. */
export type BegunGift = {
  delivery_at: string | null
  delivery_timezone_key: string | null
  variants: ChosenVariant[]
}

/** The letter and the link of a gift whose address its recipient enters. */
export type SocialGiftTable = {
  id: Id
  order_id: number
  order_shipping_id: number
  token_nonce: string
  token_hash: string
  receiver_name: string
  sender_name: string
  message: Nullable<string>
  expires_at: Instant
  completed_at: OptionalInstant
  begun: NullableJson<BegunGift>
  /** The giver handed the link on, or the shop mailed it. */
  sent_at: OptionalInstant
  opened_at: OptionalInstant
  declined_at: OptionalInstant
  decline_message: Nullable<string>
  thanked_at: OptionalInstant
  thanks_message: Nullable<string>
  /** When a picture for the thanks was last sent. */
  thanks_picture_at: OptionalInstant
  /** Where, and from which day on, the shop mails the link. */
  email: Nullable<string>
  mail_on: Nullable<string>
  mailed_at: OptionalInstant
  reminded_at: OptionalInstant
  extended_at: OptionalInstant
  /** When the giver was told that nobody answered. */
  lapse_told_at: OptionalInstant
  /** It went to an address of the giver's. */
  redirected_at: OptionalInstant
  /** The money of it goes back, the order stands. */
  returned_at: OptionalInstant
}

export type SocialGift = Selectable<SocialGiftTable>

export type SocialGiftRow = SocialGift & {
  channel_id: number
  status: OrderStatus
  parcel_status: ParcelStatus | null
}
