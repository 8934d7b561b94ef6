import type { Picture } from '@storefront/contracts'
import type { Generated } from 'kysely'
import type { Id, Nullable } from '../database/column'

/** A tree per table_name: categories of products and of inquiries. */
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
}
