import type { GeneratedInstant, Json, Nullable } from '../database/column'

export type EcommerceEventTable = {
  /** Unguessable: purchase data is read back by it. */
  id: string
  channel_id: number
  user_account_id: Nullable<number>
  name: string
  args: Json<unknown>
  token: Nullable<string>
  logreco_rcmd_ct: Nullable<string>
  created_at: GeneratedInstant
}
