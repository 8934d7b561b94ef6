import type { Db } from '../../platform/database/db'
import { tokenKinds, type TokenKind, type TokenPurpose } from './token-kind.rules'
import type { OneTimeTokenTable } from './one-time-token.table'
import type { Selectable } from 'kysely'
import { lockAccount, lockVerified, type Verified } from '../account/account-lock.sql'
import { caseless } from '../../platform/person/person-normalise.rules'
import { isCarriedFrom } from './session.sql'
import { hashToken } from '../../platform/secret/token.rules'

type NewToken = {
  account: Verified
  purpose: TokenPurpose
  token: string
  minutes: number
  now: Date
  email?: string
  originIds?: readonly number[]
}

/**
 * Adds a token, replacing older tokens if the purpose allows only one. Throws a 401 if the account has left
 * or its password has changed since the account was read. Must run in a transaction.
 */
export async function addOneTimeToken(
  db: Db,
  { account, purpose, token, minutes, now, email, originIds = [] }: NewToken,
) {
  await lockVerified(db, account, { originIds })
  if (tokenKinds[purpose].isOnlyOne) {
    await db
      .deleteFrom('one_time_token')
      .where('user_account_id', '=', account.id)
      .where('purpose', '=', purpose)
      .execute()
  }
  await db
    .insertInto('one_time_token')
    .values({
      user_account_id: account.id,
      purpose,
      token_hash: hashToken(token),
      email: email ?? null,
      expires_at: new Date(now.getTime() + minutes * 60_000),
      created_at: now,
      origin_account_ids: [...originIds],
    })
    .execute()
}

/** Finds a link's token if it is still valid. The caller has to spend the token. */
export async function findOneTimeToken(
  db: Db,
  channelId: number,
  purpose: TokenPurpose,
  token: string,
  now: Date,
) {
  return db
    .selectFrom('one_time_token')
    .innerJoin('user_account', 'user_account.id', 'one_time_token.user_account_id')
    .selectAll('one_time_token')
    .where('purpose', '=', purpose)
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where('user_account.channel_id', '=', channelId)
    .where('user_account.left_at', 'is', null)
    .executeTakeFirst()
}

/**
 * Counts an attempt on the member's token. Returns undefined if the token has expired or no attempts are
 * left.
 */
export async function countAttempt(
  db: Db,
  userAccountId: number,
  purpose: TokenPurpose,
  attemptMax: number,
  now: Date,
) {
  return db
    .updateTable('one_time_token')
    .set((eb) => ({ attempt_count: eb('attempt_count', '+', 1) }))
    .where('user_account_id', '=', userAccountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('attempt_count', '<', attemptMax)
    .where('expires_at', '>', now.toISOString())
    .returningAll()
    .executeTakeFirst()
}

export async function findUnconfirmedEmail(
  db: Db,
  { id, email }: { id: number; email: string },
  now: Date,
): Promise<string | null> {
  const row = await db
    .selectFrom('one_time_token')
    .select('email')
    .where('user_account_id', '=', id)
    .where('purpose', '=', 'email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '<>', caseless(email)))
    .executeTakeFirst()
  return row?.email ?? null
}

const kinds = Object.entries(tokenKinds) as [TokenPurpose, TokenKind][]
const lasting = kinds.filter(([, { endsWithAccess }]) => !endsWithAccess).map(([purpose]) => purpose)

/**
 * Deletes all links and codes sent to an account, except those that can only be used to recover the account.
 */
export async function forgetOneTimeTokens(db: Db, userAccountId: number) {
  await db
    .deleteFrom('one_time_token')
    .where('user_account_id', '=', userAccountId)
    .where('purpose', 'not in', lasting)
    .execute()
  await db.deleteFrom('one_time_token').where(isCarriedFrom(userAccountId)).execute()
}

type Spendable = Pick<Selectable<OneTimeTokenTable>, 'id' | 'user_account_id' | 'origin_account_ids'>

/**
 * Locks the account, then spends the token. Returns false if the account has left, or if the token was spent
 * or deleted concurrently. Must run in a transaction.
 */
export async function spendOneTimeToken(trx: Db, token: Spendable, now: Date): Promise<boolean> {
  if (!(await lockAccount(trx, token.user_account_id, token.origin_account_ids))) return false
  const { numUpdatedRows } = await trx
    .updateTable('one_time_token')
    .set({ used_at: now })
    .where('id', '=', token.id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
