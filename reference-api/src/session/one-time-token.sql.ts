import type { Generated, Kysely } from 'kysely'
import type { GeneratedInstant, Id, Instant, Nullable, OptionalInstant } from '../database/column'
import type { Database } from '../database/schema'
import { caseless } from '../person-fold.rules'
import { hashToken } from './token.rules'

type TokenKind = {
  /** Ends when the account's sessions end: what was sent before opens nothing any more. */
  endsWithAccess: boolean
  /** A new one takes the older ones' place. */
  isOnlyOne: boolean
}

/** Every kind of code and link. One that outlives the end of sessions can only give an account back. */
export const tokenKinds = {
  verify: { endsWithAccess: true, isOnlyOne: true },
  unlock: { endsWithAccess: true, isOnlyOne: true },
  email: { endsWithAccess: true, isOnlyOne: true },
  reminder: { endsWithAccess: true, isOnlyOne: true },
  reset: { endsWithAccess: true, isOnlyOne: true },
  undo: { endsWithAccess: false, isOnlyOne: false },
} as const satisfies Record<string, TokenKind>

export type TokenPurpose = keyof typeof tokenKinds

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

/** A new token of a purpose takes the older ones' place, where there is to be only one. */
export async function addOneTimeToken(db: Db, { userAccountId, purpose, token, minutes, now, email }: NewToken) {
  if (tokenKinds[purpose].isOnlyOne) {
    await db
      .deleteFrom('one_time_token')
      .where('user_account_id', '=', userAccountId)
      .where('purpose', '=', purpose)
      .execute()
  }
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

const kinds = Object.entries(tokenKinds) as [TokenPurpose, TokenKind][]
const lasting = kinds.filter(([, { endsWithAccess }]) => !endsWithAccess).map(([purpose]) => purpose)

/** Ends every link and code that was sent to an account, but for those that can only give it back. */
export async function forgetOneTimeTokens(db: Db, userAccountId: number) {
  await db
    .deleteFrom('one_time_token')
    .where('user_account_id', '=', userAccountId)
    .where('purpose', 'not in', lasting)
    .execute()
}

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
export async function endLaterUndoLinks(db: Db, userAccountId: number, email: string, now: Date): Promise<boolean> {
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
export async function isEmailClaimed(db: Db, channelId: number, email: string, exceptId: number, now: Date): Promise<boolean> {
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

/** False when somebody else has used it in between. */
export async function spendOneTimeToken(db: Db, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('one_time_token')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
