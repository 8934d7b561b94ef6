import type { Generated } from 'kysely'
import type { GeneratedInstant, Id, Instant, Nullable, OptionalInstant } from '../database/column'

export type UserPasskeyTable = {
  id: Id
  user_account_id: number
  /** Base64url, chosen by the device. */
  credential_id: string
  /** Base64url of the COSE key. */
  public_key: string
  /** The device's signature counter; always 0 for a synced key. */
  sign_count: Generated<number>
  is_synced: boolean
  name: string
  created_at: GeneratedInstant
  last_used_at: OptionalInstant
}

/** A challenge that waits for a device's response; valid once. */
export type PasskeyChallengeTable = {
  challenge_hash: string
  channel_id: number
  /** The member whose device is asked; null for a login. */
  user_account_id: Nullable<number>
  expires_at: Instant
}
