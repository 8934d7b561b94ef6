import type { Generated } from 'kysely'
import type { GeneratedInstant, Id, Instant, Nullable, OptionalInstant } from '../database/column'

export type UserPasskeyTable = {
  id: Id
  user_account_id: number
  /** Base64url, as the device names it. */
  credential_id: string
  /** Base64url of the COSE key. */
  public_key: string
  /** How often the device has signed; of a synced key always 0. */
  sign_count: Generated<number>
  is_synced: boolean
  name: string
  created_at: GeneratedInstant
  last_used_at: OptionalInstant
}

/** A question that waits for a device's answer; it holds once. */
export type PasskeyChallengeTable = {
  challenge_hash: string
  channel_id: number
  /** Whose device is asked; null of a login. */
  user_account_id: Nullable<number>
  expires_at: Instant
}
