import type { Generated } from 'kysely'
import type { GeneratedInstant, Id, Instant, Nullable, OptionalInstant } from '../database/column'

/** One pair of tokens; refreshing adds a row of the same family and rotates the old one out. */
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
  /** Combined with the refresh token it yields the next pair; useless alone. */
  rotation_nonce: Nullable<string>
  revoked_at: OptionalInstant
  /** Accounts of other channels from which the login was carried: it ends with theirs. */
  origin_account_ids: Generated<number[]>
  /** The client of its last use. */
  ip_address: Generated<string>
  user_agent: Generated<string>
}
