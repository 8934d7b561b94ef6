import type { Generated } from 'kysely'
import type { GeneratedInstant, Id, Instant, Nullable, OptionalInstant } from '../../platform/database/column'

/** A token pair. Refreshing adds a row to the same family and rotates the old one out. */
export type UserSessionTable = {
  id: Id
  user_account_id: number
  family: string
  access_token_hash: string
  access_expires_at: Instant
  refresh_token_hash: string
  refresh_expires_at: Instant
  created_at: GeneratedInstant
  rotated_at: OptionalInstant
  /** Derives the next pair together with the refresh token. Useless on its own. */
  rotation_nonce: Nullable<string>
  revoked_at: OptionalInstant
  /**
   * Accounts in other channels from which the login was carried over. The login ends when the access of any
   * of these accounts ends.
   */
  origin_account_ids: Generated<number[]>
  /** The client that last used the login. */
  ip_address: Generated<string>
  user_agent: Generated<string>
}
