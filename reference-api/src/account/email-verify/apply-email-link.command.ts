import { emailTaken } from '../account/credential.rules'
import type { UserAccount } from '../account/user-account.table'
import { changeUser, findUser } from '../account/user-account.sql'
import type { Trx } from '../../platform/database/db'
import type { Channel } from '../../platform/http/caller'
import { invalidFields, Rejection } from '../../platform/http/rejection'
import type { Services } from '../../services'
import { forgetLoginCodes } from '../session/login-code.sql'
import { findOneTimeToken, forgetOneTimeTokens, spendOneTimeToken } from '../session/one-time-token.sql'
import { isSameEmail } from './email-verify.rules'
import { isEmailTaken } from './taken-email.sql'
import { applyNewEmail, giveEmailBack } from './undo-email-change.command'

const failed = () => new Rejection(422, 'email_verify.failed', 'リンクが正しくないか、有効期限が切れています')

type LinkCall = Pick<Services, 'db' | 'clock' | 'config' | 'jobs'> & { channel: Channel }

/** Applies the link's address to the account and returns the address. An `undo` link restores the address. */
export const applyEmailLink = (call: LinkCall, purpose: 'email' | 'undo', token: string): Promise<string> =>
  call.db.transaction().execute(async (trx) => {
    const { channel, clock } = call
    const now = clock.now()
    const { account, email } = await spendLink(trx, channel.id, purpose, token, now)
    if (await isEmailTaken(trx, channel.id, email, now, account.id)) throw invalidFields(emailTaken)
    if (purpose === 'undo') await giveEmailBack(trx, call, account, email)
    else await confirmEmail(trx, call, account, email)
    return email
  })

async function confirmEmail(trx: Trx, call: LinkCall, account: UserAccount, email: string): Promise<void> {
  const now = call.clock.now()
  const confirmed = { email, email_confirmed_at: now, is_registered_member: true, mail_error_count: 0 }
  await changeUser(trx, account.id, confirmed, now)
  if (isSameEmail(account.email, email)) return
  // Invalidates links sent to the old mailbox, except the undo link.
  await forgetOneTimeTokens(trx, account.id)
  await forgetLoginCodes(trx, account.id)
  await applyNewEmail(trx, call, account, email)
}

async function spendLink(
  trx: Trx,
  channelId: number,
  purpose: 'email' | 'undo',
  token: string,
  now: Date,
): Promise<{ account: UserAccount; email: string }> {
  const link = await findOneTimeToken(trx, channelId, purpose, token, now)
  if (!link?.email || !(await spendOneTimeToken(trx, link, now))) throw failed()
  // Read after taking the lock, so that the account can't change in the meantime.
  const account = await findUser(trx, link.user_account_id)
  if (!account) throw failed()
  return { account, email: link.email }
}
