import type { OrderStatus } from '@storefront/contracts'
import type { Selectable } from 'kysely'
import type { Id, Instant, Nullable, NullableJson, OptionalInstant } from '../../platform/database/column'
import type { ParcelStatus } from '../../delivery/parcel/parcel.rules'

export type ChosenVariant = { line_id: number; product_id: number }

/** The recipient's draft. Never includes an address, because the link may have been passed on. */
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
  /** When the giver passed the link on or the shop mailed it. */
  sent_at: OptionalInstant
  opened_at: OptionalInstant
  declined_at: OptionalInstant
  decline_message: Nullable<string>
  thanked_at: OptionalInstant
  thanks_message: Nullable<string>
  /** When a picture for the thank-you message was last uploaded. */
  thanks_picture_at: OptionalInstant
  /** The address that gets the link, and the first day to mail it. */
  email: Nullable<string>
  mail_on: Nullable<string>
  mailed_at: OptionalInstant
  reminded_at: OptionalInstant
  extended_at: OptionalInstant
  /** When the giver was notified that the recipient hadn't responded. */
  lapse_told_at: OptionalInstant
  /** When the gift was redirected to one of the giver's own addresses. */
  redirected_at: OptionalInstant
  /** When the gift was refunded. The rest of the order stays valid. */
  returned_at: OptionalInstant
}

export type SocialGift = Selectable<SocialGiftTable>

export type SocialGiftRow = SocialGift & {
  channel_id: number
  status: OrderStatus
  parcel_status: ParcelStatus | null
}
