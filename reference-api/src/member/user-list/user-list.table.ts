import type { Generated } from 'kysely'
import type { GeneratedInstant, Id, Nullable } from '../../platform/database/column'

export type UserListTable = {
  id: Id
  user_account_id: number
  key: string
  name: string
  note: Generated<string>
  /** Token in the list's link. Null unless the list is shared. */
  share_token: Nullable<string>
  created_at: GeneratedInstant
}

export type UserListProductTable = {
  user_list_id: number
  user_account_id: number
  product_id: number
  created_at: GeneratedInstant
}
