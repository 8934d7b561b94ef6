import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import { isEmailClaimed } from '../session/one-time-token.sql'
import { findUserByLogin } from './user.sql'

/** Whether an address is another member's, as login or address, or one that its owner can still ask back. */
export async function isEmailTaken(
  db: Kysely<Database>,
  channelId: number,
  email: string,
  now: Date,
  exceptId = 0,
): Promise<boolean> {
  const found = await findUserByLogin(db, channelId, email)
  return (found !== undefined && found.id !== exceptId) || isEmailClaimed(db, channelId, email, exceptId, now)
}
