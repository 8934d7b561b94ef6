import type { GeneratedInstant, Json, Nullable } from '../../platform/database/column'

export type EcommerceEventTable = {
  /** Unguessable, because the ID grants access to the purchase data. */
  id: string
  channel_id: number
  user_account_id: Nullable<number>
  name: string
  args: Json<unknown>
  /** Hash of the cart's token, so that the table can't be used to open a cart. */
  token: Nullable<string>
  logreco_rcmd_ct: Nullable<string>
  created_at: GeneratedInstant
}
