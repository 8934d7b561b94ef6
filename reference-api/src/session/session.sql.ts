import type { Kysely } from 'kysely'
import type { GeneratedInstant, Id, Instant, OptionalInstant } from '../database/column'
import type { Database } from '../database/schema'
import { hashToken } from './token.rules'

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

/** The signed-in member of a request. */
export type Member = { id: number; session_family: string; is_registered_member: boolean }

export async function findMemberByAccessToken(db: Kysely<Database>, channelId: number, token: string, now: Date): Promise<Member | undefined> {
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
