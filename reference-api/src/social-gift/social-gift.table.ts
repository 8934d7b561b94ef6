import type { OrderStatus } from '@storefront/contracts'
import type { Selectable } from 'kysely'
import type { Id, Instant, Nullable, NullableJson, OptionalInstant } from '../database/column'
import type { ParcelStatus } from '../parcel/parcel.rules'

export type ChosenVariant = { line_id: number; product_id: number }

/** A recipient's unfinished answer; never an address, as the link may have been passed on. */
export type BegunGift = {
  delivery_at: string | null
  delivery_timezone_key: string | null
  variants: ChosenVariant[]
}

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
  /** The giver passed the link on, or the shop mailed it. */
  sent_at: OptionalInstant
  opened_at: OptionalInstant
  declined_at: OptionalInstant
  decline_message: Nullable<string>
  thanked_at: OptionalInstant
  thanks_message: Nullable<string>
  /** Last upload of a picture for the thanks. */
  thanks_picture_at: OptionalInstant
  /** Recipient and first day of the mail with the link. */
  email: Nullable<string>
  mail_on: Nullable<string>
  mailed_at: OptionalInstant
  reminded_at: OptionalInstant
  extended_at: OptionalInstant
  /** When the giver was notified of the missing answer. */
  lapse_told_at: OptionalInstant
  /** It goes to an address of the giver's. */
  redirected_at: OptionalInstant
  /** It is refunded, and the order stays valid. */
  returned_at: OptionalInstant
}

export type SocialGift = Selectable<SocialGiftTable>

export type SocialGiftRow = SocialGift & {
  channel_id: number
  status: OrderStatus
  parcel_status: ParcelStatus | null
}
