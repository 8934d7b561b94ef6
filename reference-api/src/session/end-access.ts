import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import { forgetOneTimeTokens } from './one-time-token.sql'
import { revokeSessions } from './session.sql'

/**
 * Ends whatever opens an account but its password: its sessions, or all but the family in use, and every link
 * and code
 * that lies in a mailbox. Whoever ends sessions of an account does it here.
 */
export async function endAccess(
  trx: Kysely<Database>,
  userAccountId: number,
  now: Date,
  exceptFamily?: string,
): Promise<void> {
  await revokeSessions(trx, userAccountId, now, exceptFamily)
  await forgetOneTimeTokens(trx, userAccountId)
}
