import type { Trx } from '../../platform/database/db'
import { addOneTimeToken } from '../session/one-time-token.sql'
import { newToken } from '../../platform/secret/token.rules'
import type { UserAccount } from '../account/user-account.table'
import { isSameEmail, linkMinutes } from './email-verify.rules'
import { sendConfirmation } from './send-confirmation.job'
import { notifyOldMailbox, type ChangingEmail } from './undo-email-change.command'

/**
 * Mails a link to the account's current or new address. If the address changes, notifies the old address
 * right away.
 */
export async function askToConfirm(
  trx: Trx,
  asking: ChangingEmail,
  account: UserAccount,
  email: string,
): Promise<void> {
  const { clock, jobs } = asking
  const token = newToken()
  await addOneTimeToken(trx, {
    account,
    purpose: 'email',
    token,
    minutes: linkMinutes,
    now: clock.now(),
    email,
  })
  await jobs.enqueue(trx, sendConfirmation, { user_account_id: account.id, email, token })
  if (!isSameEmail(account.email, email)) await notifyOldMailbox(trx, asking, account, 'asked')
}
