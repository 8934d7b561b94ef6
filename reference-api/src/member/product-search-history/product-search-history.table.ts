import type { GeneratedInstant, Id } from '../../platform/database/column'

export type ProductSearchHistoryTable = {
  id: Id
  user_account_id: number
  word: string
  searched_at: GeneratedInstant
}
