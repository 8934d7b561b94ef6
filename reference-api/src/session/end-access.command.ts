import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import { lockAccount } from '../account/account-lock.sql'
import { forgetLoginCodes } from './login-code.sql'
import { forgetOneTimeTokens } from './one-time-token.sql'
import { revokeSessions } from './session.sql'

/**
 * Ends whatever opens an account but its password: its sessions, or all but the family in use, every link and
 * code that lies in a mailbox, and what was carried from it to other channels. Whoever ends sessions of an
 * account does it here, in a transaction: it holds the account's row.
 */
export async function endAccess(
  trx: Kysely<Database>,
  userAccountId: number,
  now: Date,
  exceptFamily?: string,
): Promise<void> {
  await lockAccount(trx, userAccountId)
  await revokeSessions(trx, userAccountId, now, exceptFamily)
  await forgetOneTimeTokens(trx, userAccountId)
  await forgetLoginCodes(trx, userAccountId)
}
