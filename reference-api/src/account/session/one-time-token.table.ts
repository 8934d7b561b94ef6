import type { TokenPurpose } from './token-kind.rules'
import type { Generated } from 'kysely'
import type { GeneratedInstant, Id, Instant, Nullable, OptionalInstant } from '../../platform/database/column'

export type OneTimeTokenTable = {
  id: Id
  user_account_id: number
  purpose: TokenPurpose
  token_hash: string
  email: Nullable<string>
  attempt_count: Generated<number>
  expires_at: Instant
  used_at: OptionalInstant
  created_at: GeneratedInstant
  /**
   * Accounts in other channels whose login requested the token. The token ends when the access of any of
   * these accounts ends.
   */
  origin_account_ids: Generated<number[]>
}
