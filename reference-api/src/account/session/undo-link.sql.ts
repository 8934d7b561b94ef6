import { caseless } from '../../platform/person/person-normalise.rules'
import type { Db } from '../../platform/database/db'

/** Deletes the links that restore a previous email address. */
export async function forgetUndoLinks(db: Db, userAccountId: number) {
  await db
    .deleteFrom('one_time_token')
    .where('user_account_id', '=', userAccountId)
    .where('purpose', '=', 'undo')
    .execute()
}

/**
 * Deletes the restored address's undo link and all later undo links. Returns false if there was no such link.
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

/**
 * Checks whether another member can still restore this address. Until that member's link expires, the address
 * isn't available.
 */
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
