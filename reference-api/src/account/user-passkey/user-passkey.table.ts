import type { Generated } from 'kysely'
import type { GeneratedInstant, Id, Instant, Nullable, OptionalInstant } from '../../platform/database/column'

export type UserPasskeyTable = {
  id: Id
  user_account_id: number
  /** Base64url, chosen by the device. */
  credential_id: string
  /** The COSE key as base64url. */
  public_key: string
  /** The device's signature counter. Always 0 for synced keys. */
  sign_count: Generated<number>
  is_synced: boolean
  name: string
  created_at: GeneratedInstant
  last_used_at: OptionalInstant
}

/** A challenge waiting for a device to respond. A challenge can be used only once. */
export type PasskeyChallengeTable = {
  challenge_hash: string
  channel_id: number
  /** The member who must confirm on their own device. Null during a login. */
  user_account_id: Nullable<number>
  expires_at: Instant
}
