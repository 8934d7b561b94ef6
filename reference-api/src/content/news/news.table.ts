import type { Generated } from 'kysely'
import type { GeneratedInstant, Id, Instant, Nullable } from '../../platform/database/column'

export type NewsTable = {
  id: Id
  channel_id: number
  key: string
  category: Generated<string>
  title: string
  summary: Generated<string>
  body: string
  picture_id: Nullable<number>
  is_important: Generated<boolean>
  is_show: Generated<boolean>
  published_at: Instant
}

export type NewsProductTable = {
  news_id: number
  product_id: number
  position: Generated<number>
}

export type NewsTagTable = { news_id: number; tag_id: number }

export type NewsReadableTable = {
  news_id: number
  user_account_id: number
  read_at: GeneratedInstant
}
