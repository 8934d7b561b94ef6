import type { GeneratedInstant, Id, Nullable } from '../../platform/database/column'

export type ProductHistoryTable = {
  id: Id
  user_account_id: Nullable<number>
  guest_key: Nullable<string>
  product_id: number
  viewed_at: GeneratedInstant
}
