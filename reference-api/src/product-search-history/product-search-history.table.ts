import type { GeneratedInstant, Id } from '../database/column'

export type ProductSearchHistoryTable = {
  id: Id
  user_account_id: number
  word: string
  searched_at: GeneratedInstant
}
