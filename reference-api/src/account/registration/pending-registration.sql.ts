import type { Db } from '../../platform/database/db'
import type { PendingRegistrationTable } from './pending-registration.table'
import type { Insertable } from 'kysely'

export async function addPendingRegistration(
  db: Db,
  pending: Insertable<PendingRegistrationTable>,
): Promise<void> {
  await db.insertInto('pending_registration').values(pending).execute()
}

export async function findPendingRegistration(db: Db, channelId: number, id: number) {
  return db
    .selectFrom('pending_registration')
    .selectAll()
    .where('channel_id', '=', channelId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Counts an attempt at the code. Returns false if the code has expired or no attempts are left. */
export async function countRegistrationAttempt(
  db: Db,
  id: number,
  attemptMax: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pending_registration')
    .set((eb) => ({ attempt_count: eb('attempt_count', '+', 1) }))
    .where('id', '=', id)
    .where('attempt_count', '<', attemptMax)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes a pending registration. Returns false if a concurrent request has already deleted it. */
export async function takePendingRegistration(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('pending_registration')
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteOverRegistrations(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('pending_registration').where('expires_at', '<', now.toISOString()).execute()
}
