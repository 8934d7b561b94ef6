import type { GeneratedInstant, Id } from '../database/column'

export type BookmarkTable = {
  id: Id
  user_account_id: number
  title: string
  url: string
  created_at: GeneratedInstant
}
