import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import { isEmailClaimed } from '../session/undo-link.sql'
import { findUserByLogin } from '../account/user-account.sql'

/** True if the address is another member's login or email, or if its previous owner can still reclaim it. */
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
