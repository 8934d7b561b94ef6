import type { GeneratedInstant, Id, Json, Nullable } from '../database/column'

export type EcommerceEventTable = {
  id: Id
  channel_id: number
  user_account_id: Nullable<number>
  name: string
  args: Json<unknown>
  token: Nullable<string>
  logreco_rcmd_ct: Nullable<string>
  created_at: GeneratedInstant
}
