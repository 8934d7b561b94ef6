import type { Generated } from 'kysely'
import type { GeneratedInstant, Instant, Nullable } from '../../platform/database/column'

/** A passwordless login that is waiting for its mailed code. */
export type LoginCodeTable = {
  /** Random and outside the range of account ids, like the number of a pending registration. */
  id: number
  channel_id: number
  code_hash: string
  /** Set once the code has been mailed. Until then, and for unknown names, no code is accepted. */
  user_account_id: Nullable<number>
  attempt_count: Generated<number>
  expires_at: Instant
  created_at: GeneratedInstant
}
