import type { Generated } from 'kysely'
import type { Id, Nullable } from '../../platform/database/column'

/** `story` is HTML written by staff. */
export type MakerTable = {
  id: Id
  channel_id: number
  key: string
  name: string
  name_kana: Generated<string>
  prefecture: Generated<string>
  catch_copy: Generated<string>
  story: Generated<string>
  url: Nullable<string>
  picture_id: Nullable<number>
  position: Generated<number>
  is_show: Generated<boolean>
}
