import type { Selectable } from 'kysely'
import type { Id, Instant, Nullable, OptionalInstant } from '../database/column'

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
}

export type SocialGiftRow = Selectable<SocialGiftTable> & { channel_id: number }
