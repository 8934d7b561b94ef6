import type { GeneratedInstant, Json, Nullable } from '../database/column'

export type EcommerceEventTable = {
  /** Unguessable: purchase data is read back by it. */
  id: string
  channel_id: number
  user_account_id: Nullable<number>
  name: string
  args: Json<unknown>
  /** A hash: who reads the table can open nobody's cart. */
  token: Nullable<string>
  logreco_rcmd_ct: Nullable<string>
  created_at: GeneratedInstant
}
