import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { GeneratedInstant, Id, Instant, OptionalInstant } from '../database/column'
import type { Database } from '../database/schema'
import { hashToken, newToken } from './token.rules'

/** One pair of tokens; refreshing adds a row of the same family and rotates the old one out. */
export type UserSessionTable = {
  id: Id
  user_account_id: number
  family: string
  access_token_hash: string
  access_expires_at: Instant
  refresh_token_hash: string
  refresh_expires_at: Instant
  created_at: GeneratedInstant
  rotated_at: OptionalInstant
  revoked_at: OptionalInstant
}

type Db = Kysely<Database>

/** The signed-in member of a request. */
export type Member = { id: number; session_family: string; is_registered_member: boolean }

export type Tokens = { accessToken: string; refreshToken: string; expiresInSeconds: number; expiresAt: Date; refreshExpiresAt: Date }

const accessSeconds = 15 * 60
const refreshSeconds = 30 * 24 * 60 * 60

export async function findMemberByAccessToken(db: Db, channelId: number, token: string, now: Date): Promise<Member | undefined> {
  return db
    .selectFrom('user_session')
    .innerJoin('user_account', 'user_account.id', 'user_session.user_account_id')
    .select(['user_account.id', 'user_session.family as session_family', 'user_account.is_registered_member'])
    .where('user_session.access_token_hash', '=', hashToken(token))
    .where('user_session.access_expires_at', '>', now.toISOString())
    .where('user_session.revoked_at', 'is', null)
    .where('user_account.channel_id', '=', channelId)
    .where('user_account.left_at', 'is', null)
    .executeTakeFirst()
}

/** A new pair of tokens, in a family of its own unless it continues one. */
export async function openSession(db: Db, userAccountId: number, now: Date, family: string = randomUUID()): Promise<Tokens> {
  const tokens: Tokens = {
    accessToken: newToken(),
    refreshToken: newToken(),
    expiresInSeconds: accessSeconds,
    expiresAt: new Date(now.getTime() + accessSeconds * 1000),
    refreshExpiresAt: new Date(now.getTime() + refreshSeconds * 1000),
  }
  await db
    .insertInto('user_session')
    .values({
      user_account_id: userAccountId,
      family,
      access_token_hash: hashToken(tokens.accessToken),
      access_expires_at: tokens.expiresAt,
      refresh_token_hash: hashToken(tokens.refreshToken),
      refresh_expires_at: tokens.refreshExpiresAt,
      created_at: now,
    })
    .execute()
  return tokens
}

/** Locks the row, so that a token presented twice at once is rotated once. */
export async function lockByRefreshToken(trx: Db, token: string) {
  return trx
    .selectFrom('user_session')
    .innerJoin('user_account', 'user_account.id', 'user_session.user_account_id')
    .selectAll('user_session')
    .select(['user_account.channel_id', 'user_account.left_at', 'user_account.is_registered_member'])
    .where('refresh_token_hash', '=', hashToken(token))
    .forUpdate('user_session')
    .executeTakeFirst()
}

export async function markRotated(trx: Db, id: number, now: Date) {
  await trx.updateTable('user_session').set({ rotated_at: now }).where('id', '=', id).execute()
}

export async function revokeFamily(db: Db, family: string, now: Date) {
  await db.updateTable('user_session').set({ revoked_at: now }).where('family', '=', family).where('revoked_at', 'is', null).execute()
}

/** Ends all of a member's sessions, or all but the family in use. */
export async function revokeSessions(db: Db, userAccountId: number, now: Date, exceptFamily?: string) {
  let update = db.updateTable('user_session').set({ revoked_at: now }).where('user_account_id', '=', userAccountId).where('revoked_at', 'is', null)
  if (exceptFamily) update = update.where('family', '<>', exceptFamily)
  await update.execute()
}

/** Logins, links and counters that can never be used again. */
export async function deleteOverSessions(db: Db, now: Date): Promise<void> {
  const at = now.toISOString()
  await db.deleteFrom('user_session').where('refresh_expires_at', '<', at).execute()
  await db.deleteFrom('one_time_token').where('expires_at', '<', at).execute()
  await db.deleteFrom('rate_limit').where('window_ends_at', '<', at).execute()
}
