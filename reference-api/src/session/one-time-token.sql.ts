import type { Generated, Kysely } from 'kysely'
import type { GeneratedInstant, Id, Instant, Nullable, OptionalInstant } from '../database/column'
import type { Database } from '../database/schema'
import { caseless } from '../person-fold.rules'
import { hashToken } from './token.rules'

export type TokenPurpose = 'verify' | 'unlock' | 'email' | 'reminder' | 'reset'

/** A code or link sent by mail; used once. */
export type OneTimeTokenTable = {
  id: Id
  user_account_id: number
  purpose: TokenPurpose
  token_hash: string
  email: Nullable<string>
  attempt_count: Generated<number>
  expires_at: Instant
  used_at: OptionalInstant
  created_at: GeneratedInstant
}

type Db = Kysely<Database>
type NewToken = { userAccountId: number; purpose: TokenPurpose; token: string; minutes: number; now: Date; email?: string }

/** A new token of a purpose takes the older ones' place. */
export async function addOneTimeToken(db: Db, { userAccountId, purpose, token, minutes, now, email }: NewToken) {
  await db
    .deleteFrom('one_time_token')
    .where('user_account_id', '=', userAccountId)
    .where('purpose', '=', purpose)
    .execute()
  await db
    .insertInto('one_time_token')
    .values({
      user_account_id: userAccountId,
      purpose,
      token_hash: hashToken(token),
      email: email ?? null,
      expires_at: new Date(now.getTime() + minutes * 60_000),
      created_at: now,
    })
    .execute()
}

/** A link's token that still works; locked when called inside a transaction. */
export async function findOneTimeToken(db: Db, channelId: number, purpose: TokenPurpose, token: string, now: Date) {
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
    .forUpdate('one_time_token')
    .executeTakeFirst()
}

/** Counts a try on the member's token; undefined when there is none left to try. */
export async function countAttempt(db: Db, userAccountId: number, purpose: TokenPurpose, attemptMax: number, now: Date) {
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

/** A new address that waits for its owner to confirm it. */
export async function findUnconfirmedEmail(db: Db, { id, email }: { id: number; email: string }, now: Date): Promise<string | null> {
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

/** Ends every link and code that was sent to an account. */
export async function forgetOneTimeTokens(db: Db, userAccountId: number) {
  await db.deleteFrom('one_time_token').where('user_account_id', '=', userAccountId).execute()
}

/** False when somebody else has used it in between. */
export async function useOneTimeToken(db: Db, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('one_time_token')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
