import type { Generated } from 'kysely'
import type { Json } from '../../platform/database/column'

export type ColorschemeData = { loading?: object; cursor?: object; animation?: object }

export type ColorschemeTable = {
  channel_id: number
  key: string
  is_selected: Generated<boolean>
  data: Json<ColorschemeData>
}
