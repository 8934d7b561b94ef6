import type { Db } from '../../platform/database/db'
import { isEmailClaimed } from '../session/undo-link.sql'
import { findUserByLogin } from '../account/user-account.sql'

/**
 * Checks whether the address is another member's login or email, or can still be reclaimed by its previous
 * owner.
 */
export async function isEmailTaken(
  db: Db,
  channelId: number,
  email: string,
  now: Date,
  exceptId = 0,
): Promise<boolean> {
  const found = await findUserByLogin(db, channelId, email)
  return (found !== undefined && found.id !== exceptId) || isEmailClaimed(db, channelId, email, exceptId, now)
}
