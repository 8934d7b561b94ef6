import type { GeneratedInstant, Id } from '../../platform/database/column'

export type BookmarkTable = {
  id: Id
  user_account_id: number
  title: string
  url: string
  created_at: GeneratedInstant
}
