import type { Generated } from 'kysely'
import type { GeneratedInstant, Id } from '../../platform/database/column'

export type LoginHistoryTable = {
  id: Id
  user_account_id: number
  login_at: GeneratedInstant
  is_success: boolean
  ip_address: Generated<string>
  user_agent: Generated<string>
}
