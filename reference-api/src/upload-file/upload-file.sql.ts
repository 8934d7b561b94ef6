import type { Insertable, Kysely } from 'kysely'
import type { GeneratedInstant, Id, Nullable } from '../database/column'
import type { Database } from '../database/schema'

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
}

export async function addUploadFile(db: Kysely<Database>, file: Insertable<UploadFileTable>) {
  await db.insertInto('upload_file').values(file).execute()
}
