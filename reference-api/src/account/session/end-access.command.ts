import type { Db } from '../../platform/database/db'
import { lockAccount } from '../account/account-lock.sql'
import { forgetLoginCodes } from './login-code.sql'
import { forgetOneTimeTokens } from './one-time-token.sql'
import { revokeSessions } from './session.sql'

/**
 * Ends an account's sessions, along with all mailed links and codes and the logins carried over to other
 * channels. Pass `exceptFamily` to keep the session in use. Always end sessions with this function, inside a
 * transaction, because it locks the account's row.
 */
export async function endAccess(
  trx: Db,
  userAccountId: number,
  now: Date,
  exceptFamily?: string,
): Promise<void> {
  await lockAccount(trx, userAccountId)
  await revokeSessions(trx, userAccountId, now, exceptFamily)
  await forgetOneTimeTokens(trx, userAccountId)
  await forgetLoginCodes(trx, userAccountId)
}
