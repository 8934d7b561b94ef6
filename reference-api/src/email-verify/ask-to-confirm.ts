import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import { addOneTimeToken } from '../session/one-time-token.sql'
import { newToken } from '../session/token.rules'
import type { UserAccount } from '../user/user.sql'
import { isSameEmail } from './email-verify.rules'
import { sendConfirmation } from './send-confirmation'
import { tellOldMailbox, type ChangingEmail } from './undo-email-change'

const linkMinutes = 24 * 60

/**
 * Mails a link to an address that is the account's, or becomes it once the link is used. A change is told to
 * the old one at once.
 */
export async function askToConfirm(
  trx: Kysely<Database>,
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
  if (!isSameEmail(account.email, email)) await tellOldMailbox(trx, asking, account, 'asked')
}
