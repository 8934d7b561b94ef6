import type { GeneratedInstant, Json, Nullable } from '../database/column'

export type EcommerceEventTable = {
  /** Unguessable: grants access to the purchase data. */
  id: string
  channel_id: number
  user_account_id: Nullable<number>
  name: string
  args: Json<unknown>
  /** A hash, so that the table opens no cart. */
  token: Nullable<string>
  logreco_rcmd_ct: Nullable<string>
  created_at: GeneratedInstant
}
