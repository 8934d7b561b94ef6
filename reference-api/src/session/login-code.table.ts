import type { Generated } from 'kysely'
import type { GeneratedInstant, Instant, Nullable } from '../database/column'

/** A login without a password that waits for its mailed code. */
export type LoginCodeTable = {
  /** Random and outside the range of accounts, as that of a registration. */
  id: number
  channel_id: number
  code_hash: string
  /** Set once the mail is sent: until then, and for an unknown name, no code fits. */
  user_account_id: Nullable<number>
  attempt_count: Generated<number>
  expires_at: Instant
  created_at: GeneratedInstant
}
