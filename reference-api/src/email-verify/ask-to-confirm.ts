import type { Kysely } from 'kysely'
import type { Channel } from '../channel/channel.sql'
import { shopFrontOf } from '../channel/shop-front.rules'
import type { Database } from '../database/schema'
import { sendMail } from '../mail/send-mail'
import type { Services } from '../services'
import { addOneTimeToken } from '../session/one-time-token.sql'
import { emailVerifyMail } from '../session/session-mail.rules'
import { newToken } from '../session/token.rules'
import type { UserAccount } from '../user/user.sql'

const linkMinutes = 24 * 60

type Asking = Pick<Services, 'clock' | 'config' | 'jobs'> & { channel: Pick<Channel, 'code' | 'name'> }

/** Mails a link to an address that is the account's, or becomes it once the link is used. */
export async function askToConfirm(trx: Kysely<Database>, asking: Asking, account: UserAccount, email: string): Promise<void> {
  const { clock, jobs, channel } = asking
  const shop = shopFrontOf(asking, channel)
  const token = newToken()
  await addOneTimeToken(trx, { userAccountId: account.id, purpose: 'email', token, minutes: linkMinutes, now: clock.now(), email })
  await jobs.enqueue(trx, sendMail, emailVerifyMail(shop, { ...account, email }, `${shop.origin}/verify/email?token=${token}`))
}
