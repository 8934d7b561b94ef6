import { changeUser } from '../account/user-account.sql'
import type { UserAccount } from '../account/user-account.table'
import { hashPassword } from '../../platform/secret/password'
import { endAccess } from '../session/end-access.command'
import { spendOneTimeToken } from '../session/one-time-token.sql'
import { signIn } from '../session/sign-in.command'
import { forgetPasskeys } from '../user-passkey/user-passkey.sql'
import { linkExpired, noToken } from './reminder.rules'

/** Sets a new password and ends all existing sessions. Signs in, unless a second factor is required. */
export async function resetPassword(
  call: Parameters<typeof signIn>[0],
  token: Parameters<typeof spendOneTimeToken>[1],
  account: UserAccount,
  password: string,
) {
  const now = call.clock.now()
  const password_hash = await hashPassword(password)
  return call.db.transaction().execute(async (trx) => {
    if (!(await spendOneTimeToken(trx, token, now))) throw linkExpired()
    await changeUser(
      trx,
      account.id,
      { password_hash, password_changed_at: now, email_confirmed_at: now, locked_until: null },
      now,
    )
    await endAccess(trx, account.id, now)
    await forgetPasskeys(trx, account.id)
    const { is_registered_member } = account
    if (account.is_verify) return { ...noToken, user_id: account.id, is_registered_member }
    return signIn(call, trx, { ...account, password_hash, password_changed_at: now.toISOString() })
  })
}
