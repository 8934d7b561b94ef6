import { caseless } from '../person/person-normalise.rules'
import type { Db } from '../database/db'

/** Ends the links that give an older address back. */
export async function forgetUndoLinks(db: Db, userAccountId: number) {
  await db
    .deleteFrom('one_time_token')
    .where('user_account_id', '=', userAccountId)
    .where('purpose', '=', 'undo')
    .execute()
}

/**
 * An address that can still be asked back is in force again: what came after it gives nothing back any more.
 * False when there was no such claim.
 */
export async function endLaterUndoLinks(
  db: Db,
  userAccountId: number,
  email: string,
  now: Date,
): Promise<boolean> {
  const first = await openUndoLinks(db, now)
    .select((eb) => eb.fn.min('id').as('id'))
    .where('user_account_id', '=', userAccountId)
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', caseless(email)))
    .executeTakeFirst()
  if (!first?.id) return false
  await db
    .deleteFrom('one_time_token')
    .where('user_account_id', '=', userAccountId)
    .where('purpose', '=', 'undo')
    .where('id', '>=', first.id)
    .execute()
  return true
}

/** Whether somebody else can still ask an address back: until then it is nobody's to take. */
export async function isEmailClaimed(
  db: Db,
  channelId: number,
  email: string,
  exceptId: number,
  now: Date,
): Promise<boolean> {
  const row = await openUndoLinks(db, now)
    .innerJoin('user_account', 'user_account.id', 'one_time_token.user_account_id')
    .select('one_time_token.id')
    .where('user_account.channel_id', '=', channelId)
    .where('user_account.left_at', 'is', null)
    .where('user_account.id', '<>', exceptId)
    .where((eb) => eb(eb.fn<string>('lower', ['one_time_token.email']), '=', caseless(email)))
    .executeTakeFirst()
  return row !== undefined
}

const openUndoLinks = (db: Db, now: Date) =>
  db
    .selectFrom('one_time_token')
    .where('purpose', '=', 'undo')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
