import type { Generated } from 'kysely'
import type { Id, Nullable, OptionalInstant } from '../../platform/database/column'

export type PopupTable = {
  id: Id
  channel_id: number
  key: string
  title: string
  body: Generated<string>
  picture_id: Nullable<number>
  url: Nullable<string>
  event_name: Nullable<string>
  /** Time until a dismissed popup may reappear. */
  frequency: Generated<'once' | 'day' | 'session'>
  is_show: Generated<boolean>
  show_from: OptionalInstant
  show_to: OptionalInstant
  position: Generated<number>
}
