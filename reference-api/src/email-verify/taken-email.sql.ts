import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import { isEmailClaimed } from '../session/undo-link.sql'
import { findUserByLogin } from '../account/user-account.sql'

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
