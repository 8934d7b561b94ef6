import type { GeneratedInstant, Id, Json } from '../../platform/database/column'

export type TimeseriesTable = {
  id: Id
  user_account_id: number
  purpose: string
  data: Json<Record<string, string>>
  created_at: GeneratedInstant
}
