import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import { isEmailClaimed } from '../session/undo-link.sql'
import { findUserByLogin } from '../account/user-account.sql'

/**
 * True for an address that is another member's login or address, or that its previous owner can still
 * reclaim.
 */
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
