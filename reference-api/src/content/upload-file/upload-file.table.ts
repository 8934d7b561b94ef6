import type { GeneratedInstant, Id, Nullable, OptionalInstant } from '../../platform/database/column'

export type UploadFileTable = {
  id: Id
  channel_id: number
  user_account_id: Nullable<number>
  key: string
  dir: string
  name: string
  storage_path: string
  content_type: string
  size: number
  created_at: GeneratedInstant
  /** When the upload was first used. */
  used_at: OptionalInstant
}
