import type { Generated } from 'kysely'
import type { Id } from '../../platform/database/column'

export type CollectionTable = {
  id: Id
  channel_id: number
  alias: string
  name: string
  description: Generated<string>
}

export type CollectionProductTable = { collection_id: number; product_id: number; position: number }
