import type { Generated } from 'kysely'
import type { GeneratedInstant, Id, Nullable } from '../../platform/database/column'

export type UserMemorialTable = {
  id: Id
  user_account_id: number
  target_user_name: string
  division_ct: number
  name: string
  month: number
  date: number
  call: Generated<boolean>
  reminded_on: Nullable<string>
  created_at: GeneratedInstant
}
