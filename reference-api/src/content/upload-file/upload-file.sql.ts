import type { Db } from '../../platform/database/db'
import type { UploadFileTable } from './upload-file.table'
import type { Insertable } from 'kysely'

export async function addUploadFile(db: Db, file: Insertable<UploadFileTable>) {
  await db.insertInto('upload_file').values(file).execute()
}

export async function countUploads(db: Db, channelId: number, keys: readonly string[]): Promise<number> {
  const rows = await db
    .selectFrom('upload_file')
    .select('key')
    .where('channel_id', '=', channelId)
    .where('key', 'in', keys)
    .execute()
  return rows.length
}

/**
 * Marks uploads as used and returns their number. Uploads without an owner are assigned to the member who
 * uses them, so that they are deleted along with the member's data.
 */
export async function useUploads(
  trx: Db,
  channelId: number,
  memberId: number | null,
  keys: readonly string[],
  now: Date,
): Promise<number> {
  const used = await trx
    .updateTable('upload_file')
    .set((eb) => ({ used_at: now, user_account_id: eb.fn.coalesce('user_account_id', eb.val(memberId)) }))
    .where('channel_id', '=', channelId)
    .where('key', 'in', keys)
    .executeTakeFirst()
  return Number(used.numUpdatedRows)
}

/** Locks uploads older than `since` that are still unused, so that they can't be used concurrently. */
export const lockUnusedUploads = (trx: Db, since: Date, limit: number) =>
  trx
    .selectFrom('upload_file')
    .select(['id', 'storage_path'])
    .where('used_at', 'is', null)
    .where('created_at', '<', since.toISOString())
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()

export const deleteUploads = (trx: Db, ids: readonly number[]) =>
  trx.deleteFrom('upload_file').where('id', 'in', ids).execute()

/** Deletes an upload that isn't in use. Returns undefined if the upload is in use. */
export const deleteFreeUpload = (trx: Db, id: number) =>
  trx
    .deleteFrom('upload_file')
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('storage_path')
    .executeTakeFirst()
