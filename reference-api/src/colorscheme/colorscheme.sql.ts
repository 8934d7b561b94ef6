import type { Generated } from 'kysely'
import type { Json } from '../database/column'

export type ColorschemeTable = {
  channel_id: number
  key: string
  is_selected: Generated<boolean>
  data: Json<Record<string, unknown>>
}
