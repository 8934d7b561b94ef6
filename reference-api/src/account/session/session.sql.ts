import type { Db } from '../../platform/database/db'
import { compileOnce } from '../../platform/database/compile-once'
import type { FlaggedMember } from '../../platform/http/authenticate'
import type { FlagPlaces, MemberFlag } from '../../platform/http/response/member-flags.rules'
import { selectFlaggedIds } from '../../platform/http/response/member-flags.sql'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { lockAccount, lockVerified, type Verified } from '../account/account-lock.sql'
import { deriveToken, hashToken, newToken } from '../../platform/secret/token.rules'

export type Tokens = {
  accessToken: string
  refreshToken: string
  expiresInSeconds: number
  expiresAt: Date
  refreshExpiresAt: Date
}

const accessSeconds = 15 * 60
const refreshSeconds = 30 * 24 * 60 * 60

type MemberQuery = { channelId: number; tokenHash: string; now: string } & Record<
  MemberFlag['field'],
  number[]
>

const buildMemberQuery = (flags: readonly MemberFlag[]) =>
  compileOnce<MemberQuery, FlaggedMember>((db, asked) =>
    db
      .selectFrom('user_session')
      .innerJoin('user_account', 'user_account.id', 'user_session.user_account_id')
      .select(['user_account.id', 'user_session.family as session_family'])
      .select('user_account.is_registered_member')
      .select(flags.map((flag) => selectFlaggedIds(flag, asked[flag.field]).as(flag.field)))
      .where('user_session.access_token_hash', '=', asked.tokenHash)
      .where('user_session.access_expires_at', '>', asked.now)
      .where('user_session.revoked_at', 'is', null)
      .where('user_account.channel_id', '=', asked.channelId)
      .where('user_account.left_at', 'is', null),
  )

/** One query for each combination of flags that an endpoint has. */
const memberQueries = new Map<string, ReturnType<typeof buildMemberQuery>>()

/** Finds the member who holds the token, and for which of the ids the member's flags are true. */
export async function findMemberByAccessToken(
  db: Db,
  { channelId, token, now }: { channelId: number; token: string; now: Date },
  flags: readonly FlagPlaces[] = [],
): Promise<FlaggedMember | undefined> {
  const name = flags.map(({ flag }) => flag.field).join(' ')
  const query = memberQueries.get(name) ?? buildMemberQuery(flags.map(({ flag }) => flag))
  memberQueries.set(name, query)
  const asked = { channelId, tokenHash: hashToken(token), now: now.toISOString() }
  const ids = Object.fromEntries(flags.map(({ flag, ids }) => [flag.field, ids]))
  const [member] = await query(db, { ...asked, is_favorite: [], is_read: [], ...ids })
  return member
}

const freshPair = () => ({ accessToken: newToken(), refreshToken: newToken() })

export type Device = { ip_address: string; user_agent: string }

/** The owner of a login, which a refresh doesn't change. */
type Belonging = Pick<Locked, 'user_account_id' | 'family' | 'origin_account_ids'>

/**
 * Opens a new token family. Throws a 401 if the account has left or its password has changed since it was
 * verified.
 */
export async function openSession(
  trx: Db,
  account: Verified,
  now: Date,
  device: Device,
  originIds: readonly number[] = [],
): Promise<Tokens> {
  await lockVerified(trx, account, { originIds })
  const belonging = { user_account_id: account.id, family: randomUUID(), origin_account_ids: [...originIds] }
  return addSession(trx, { ...belonging, ...device }, now, freshPair())
}

async function addSession(
  db: Db,
  { user_account_id, family, origin_account_ids, ip_address, user_agent }: Belonging & Device,
  now: Date,
  pair: Pick<Tokens, 'accessToken' | 'refreshToken'>,
): Promise<Tokens> {
  const tokens: Tokens = {
    ...pair,
    expiresInSeconds: accessSeconds,
    expiresAt: new Date(now.getTime() + accessSeconds * 1000),
    refreshExpiresAt: new Date(now.getTime() + refreshSeconds * 1000),
  }
  await db
    .insertInto('user_session')
    .values({
      user_account_id,
      family,
      origin_account_ids,
      ip_address,
      user_agent,
      access_token_hash: hashToken(tokens.accessToken),
      access_expires_at: tokens.expiresAt,
      refresh_token_hash: hashToken(tokens.refreshToken),
      refresh_expires_at: tokens.refreshExpiresAt,
      created_at: now,
    })
    .execute()
  return tokens
}

/** Finds the family and accounts of a refresh token, whether or not the token is still valid. */
export async function findByRefreshToken(db: Db, token: string): Promise<Belonging | undefined> {
  return db
    .selectFrom('user_session')
    .select(['user_account_id', 'family', 'origin_account_ids'])
    .where('refresh_token_hash', '=', hashToken(token))
    .executeTakeFirst()
}

/**
 * Locks the accounts, then the session's row, so that a token presented twice at once is rotated only once.
 */
export async function lockByRefreshToken(trx: Db, token: string) {
  const found = await findByRefreshToken(trx, token)
  if (!found) return undefined
  await lockAccount(trx, found.user_account_id, found.origin_account_ids)
  return trx
    .selectFrom('user_session')
    .innerJoin('user_account', 'user_account.id', 'user_session.user_account_id')
    .selectAll('user_session')
    .select(['user_account.channel_id', 'user_account.left_at'])
    .select(['user_account.is_registered_member', 'user_account.is_manager'])
    .where('refresh_token_hash', '=', hashToken(token))
    .forUpdate('user_session')
    .executeTakeFirst()
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockByRefreshToken>>>

export async function rotateSession(
  trx: Db,
  session: Locked,
  refreshToken: string,
  device: Device,
  now: Date,
): Promise<Tokens> {
  const nonce = newToken()
  const rotated = { rotated_at: now, rotation_nonce: nonce }
  await trx.updateTable('user_session').set(rotated).where('id', '=', session.id).execute()
  return addSession(trx, { ...session, ...device }, now, deriveSuccessor(refreshToken, nonce))
}

/**
 * Derives the session's existing successor again, so that one token never starts two chains. Returns
 * undefined if the successor has ended.
 */
export async function findSuccessor(
  trx: Db,
  session: Locked,
  refreshToken: string,
  now: Date,
): Promise<Tokens | undefined> {
  if (session.rotation_nonce === null) return undefined
  const pair = deriveSuccessor(refreshToken, session.rotation_nonce)
  const row = await trx
    .selectFrom('user_session')
    .select(['access_expires_at', 'refresh_expires_at'])
    .where('refresh_token_hash', '=', hashToken(pair.refreshToken))
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const expiresAt = new Date(row.access_expires_at)
  const expiresInSeconds = Math.floor((expiresAt.getTime() - now.getTime()) / 1000)
  return { ...pair, expiresInSeconds, expiresAt, refreshExpiresAt: new Date(row.refresh_expires_at) }
}

const deriveSuccessor = (refreshToken: string, nonce: string) => ({
  accessToken: deriveToken(refreshToken, `access:${nonce}`),
  refreshToken: deriveToken(refreshToken, `refresh:${nonce}`),
})

export async function revokeFamily(db: Db, family: string, now: Date) {
  await db
    .updateTable('user_session')
    .set({ revoked_at: now })
    .where('family', '=', family)
    .where('revoked_at', 'is', null)
    .execute()
}

/**
 * Ends a member's sessions, along with the sessions carried over to other channels. `exceptFamily` stays
 * signed in.
 */
export async function revokeSessions(db: Db, userAccountId: number, now: Date, exceptFamily?: string) {
  let update = db
    .updateTable('user_session')
    .set({ revoked_at: now })
    .where('user_account_id', '=', userAccountId)
    .where('revoked_at', 'is', null)
  if (exceptFamily) update = update.where('family', '<>', exceptFamily)
  await update.execute()
  await db
    .updateTable('user_session')
    .set({ revoked_at: now })
    .where(isCarriedFrom(userAccountId))
    .where('revoked_at', 'is', null)
    .execute()
}

/** Matches logins and codes carried over from this account in another channel. */
export const isCarriedFrom = (userAccountId: number) =>
  sql<boolean>`origin_account_ids <> '{}' and origin_account_ids @> array[${userAccountId}::integer]`

/** Deletes expired logins, links and counters. */
export async function deleteOverSessions(db: Db, now: Date): Promise<void> {
  const at = now.toISOString()
  await db.deleteFrom('user_session').where('refresh_expires_at', '<', at).execute()
  await db.deleteFrom('one_time_token').where('expires_at', '<', at).execute()
  await db.deleteFrom('rate_limit').where('window_ends_at', '<', at).execute()
}
