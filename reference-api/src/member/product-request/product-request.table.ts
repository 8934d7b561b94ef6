import type { Generated } from 'kysely'
import type { GeneratedInstant, Id, Nullable } from '../../platform/database/column'

export type ProductRequestTable = {
  id: Id
  channel_id: number
  user_account_id: Nullable<number>
  product_id: Nullable<number>
  product_name: string
  maker_name: Generated<string>
  url: Generated<string>
  body: Generated<string>
  email: Nullable<string>
  requested_at: GeneratedInstant
}
