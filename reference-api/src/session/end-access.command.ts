import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import { lockAccount } from '../account/account-lock.sql'
import { forgetLoginCodes } from './login-code.sql'
import { forgetOneTimeTokens } from './one-time-token.sql'
import { revokeSessions } from './session.sql'

/**
 * Ends all access to an account except its password: its sessions, or all but the family in use, every
 * mailed link and code, and the logins carried from it to other channels. Always end sessions through this,
 * in a transaction: it locks the account's row.
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
