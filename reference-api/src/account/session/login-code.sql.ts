import type { Insertable } from 'kysely'
import type { Db } from '../../platform/database/db'
import type { LoginCodeTable } from './login-code.table'

export async function addLoginCode(db: Db, code: Insertable<LoginCodeTable>): Promise<void> {
  await db.insertInto('login_code').values(code).execute()
}

/** Activates the code for this member, once it has been mailed. */
export async function activateLoginCode(trx: Db, id: number, userAccountId: number): Promise<void> {
  await trx.updateTable('login_code').set({ user_account_id: userAccountId }).where('id', '=', id).execute()
}

/**
 * Counts an attempt at the code. Returns undefined if the code has expired, was never mailed, or has no
 * attempts left.
 */
export async function countLoginCodeAttempt(
  db: Db,
  { channelId, id, attemptMax }: { channelId: number; id: number; attemptMax: number },
  now: Date,
) {
  return db
    .updateTable('login_code')
    .set((eb) => ({ attempt_count: eb('attempt_count', '+', 1) }))
    .where('channel_id', '=', channelId)
    .where('id', '=', id)
    .where('attempt_count', '<', attemptMax)
    .where('expires_at', '>', now.toISOString())
    .where('user_account_id', 'is not', null)
    .returning(['id', 'code_hash', 'user_account_id'])
    .executeTakeFirst()
}

/** Deletes all of the member's codes. Returns false if this code was already deleted. */
export async function spendLoginCodes(trx: Db, id: number, userAccountId: number): Promise<boolean> {
  const spent = await trx
    .deleteFrom('login_code')
    .where('user_account_id', '=', userAccountId)
    .returning('id')
    .execute()
  return spent.some((code) => code.id === id)
}

/** Deletes all of the member's codes, so that codes already mailed no longer grant access. */
export async function forgetLoginCodes(trx: Db, userAccountId: number): Promise<void> {
  await trx.deleteFrom('login_code').where('user_account_id', '=', userAccountId).execute()
}

export async function deleteOverLoginCodes(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('login_code').where('expires_at', '<', now.toISOString()).execute()
}
