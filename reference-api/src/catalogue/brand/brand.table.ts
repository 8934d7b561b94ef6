import type { Generated } from 'kysely'
import type { Id, Nullable } from '../../platform/database/column'

export type BrandTable = {
  id: Id
  channel_id: number
  maker_id: Nullable<number>
  key: string
  name: string
  name_kana: Generated<string>
  description: Generated<string>
  picture_id: Nullable<number>
  position: Generated<number>
}
