import type { Generated } from 'kysely'
import type { Id, Instant, Nullable } from '../../platform/database/column'

export type BlogTable = {
  id: Id
  channel_id: number
  key: string
  category: Generated<'blog' | 'stylist'>
  title: string
  title_kana: Generated<string>
  summary: Generated<string>
  body: string
  author: Generated<string>
  picture_id: Nullable<number>
  is_show: Generated<boolean>
  published_at: Instant
}

export type BlogProductTable = {
  blog_id: number
  product_id: number
  position: Generated<number>
}

export type BlogTagTable = { blog_id: number; tag_id: number }
