import type { Generated } from 'kysely'
import type { Id, Nullable, OptionalInstant } from '../../platform/database/column'

export type BannerTable = {
  id: Id
  channel_id: number
  key: string
  area: string
  title: string
  body: Generated<string>
  picture_id: Nullable<number>
  url: Nullable<string>
  file_name: Nullable<string>
  file_storage_path: Nullable<string>
  file_content_type: Nullable<string>
  is_show: Generated<boolean>
  show_from: OptionalInstant
  show_to: OptionalInstant
  position: Generated<number>
}
