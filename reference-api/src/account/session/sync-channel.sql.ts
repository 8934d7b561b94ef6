import type { Db } from '../../platform/database/db'
import { hashToken } from '../../platform/secret/token.rules'

/**
 * Finds a valid login in another channel. Returns the login's email address, which the owner must have
 * confirmed there, because an unconfirmed address opens no account. Also returns the accounts on which a
 * login carried over from this one depends.
 */
export async function findOtherChannelLogin(
  db: Db,
  channelId: number,
  token: string,
  now: Date,
): Promise<{ email: string; originIds: number[] } | undefined> {
  const row = await db
    .selectFrom('user_session')
    .innerJoin('user_account', 'user_account.id', 'user_session.user_account_id')
    .select(['user_account.id', 'user_account.email', 'user_session.origin_account_ids'])
    .where('access_token_hash', '=', hashToken(token))
    .where('access_expires_at', '>', now.toISOString())
    .where('revoked_at', 'is', null)
    .where('user_account.channel_id', '<>', channelId)
    .where('user_account.is_registered_member', '=', true)
    .where('user_account.email_confirmed_at', 'is not', null)
    .where('user_account.left_at', 'is', null)
    .executeTakeFirst()
  return row && { email: row.email, originIds: [...row.origin_account_ids, row.id] }
}
