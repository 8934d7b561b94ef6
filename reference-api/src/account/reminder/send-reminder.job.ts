import { findChannelById } from '../../shop/channel/channel.sql'
import { toShopFront } from '../../shop/channel/shop-front.rules'
import { defineJob } from '../../platform/jobs/job'
import { mayMail } from '../account/mailbox-limit.command'
import { lapsingIn } from '../../platform/mail/lapsing-mail.rules'
import { sendMail } from '../../platform/mail/send-mail.job'
import { addOneTimeToken } from '../session/one-time-token.sql'
import { usernameMail } from '../account/account-mail.rules'
import { newToken } from '../../platform/secret/token.rules'
import { lockAccount } from '../account/account-lock.sql'
import { findUserByLogin } from '../account/user-account.sql'
import { mailPasswordLink, reminderMinutes } from './mail-password-link.command'
import { toTokenPurpose } from './reminder.rules'

/** Mails a reminder. The job looks the name up, so responses for unknown names take just as long. */
export const sendReminder = defineJob<{ channel_id: number; login: string; kind: string | null }>({
  name: 'reminder.send',
  isPrivate: true,
  async run({ channel_id, login, kind }, services) {
    const { db, clock, jobs } = services
    const found = await findUserByLogin(db, channel_id, login)
    if (!found) return
    if (!(await mayMail(services, 'reminder', channel_id, found.email))) return
    const channel = await findChannelById(db, channel_id)
    await db.transaction().execute(async (trx) => {
      const account = await lockAccount(trx, found.id)
      // The address has changed since the request, so this is no longer the requested account.
      if (account?.email !== found.email) return
      if (toTokenPurpose(kind) === 'reset') return mailPasswordLink(trx, { ...services, channel }, account)
      const shop = toShopFront(services, channel)
      const token = newToken()
      const link = {
        account,
        purpose: 'reminder',
        token,
        minutes: reminderMinutes,
        now: clock.now(),
      } as const
      await addOneTimeToken(trx, link)
      const mail = usernameMail(shop, account, `${shop.origin}/reminder/username/reset?token=${token}`)
      await jobs.enqueue(trx, sendMail, lapsingIn(reminderMinutes, link.now, mail))
    })
  },
})
