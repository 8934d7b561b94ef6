import type { Picture } from '@storefront/contracts'
import type { Generated } from 'kysely'
import type { Id, Nullable } from '../../platform/database/column'

/** Each `table_name` has its own tree: product categories and inquiry categories. */
export type CategoryTable = {
  id: Id
  channel_id: number
  table_name: 'products' | 'inquiries'
  parent_id: Nullable<number>
  key: string
  name: string
  description: Generated<string>
  picture_id: Nullable<number>
  position: Generated<number>
  is_show: Generated<boolean>
}

export type CategoryRow = {
  id: number
  parent_id: number | null
  key: string
  name: string
  description: string
  image: Picture | null
  school_key?: string | null
}
