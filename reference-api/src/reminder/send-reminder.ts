import { findChannelById } from '../channel/channel.sql'
import { shopFrontOf } from '../channel/shop-front.rules'
import { defineJob } from '../jobs/job'
import { sendMail } from '../mail/send-mail'
import { addOneTimeToken } from '../session/one-time-token.sql'
import { usernameMail } from '../session/session-mail.rules'
import { newToken } from '../session/token.rules'
import { findUserByLogin } from '../user/user.sql'
import { mailResetLink, reminderMinutes } from './mail-reset-link'
import { purposeOf } from './reminder.rules'

/** A job looks the name up, so that the answer takes as long for an unknown one. */
export const sendReminder = defineJob<{ channel_id: number; login: string; kind: string | null }>({
  name: 'reminder.send',
  isPrivate: true,
  async run({ channel_id, login, kind }, services) {
    const { db, clock, jobs } = services
    const account = await findUserByLogin(db, channel_id, login)
    if (!account) return
    const channel = await findChannelById(db, channel_id)
    await db.transaction().execute(async (trx) => {
      if (purposeOf(kind) === 'reset') return mailResetLink(trx, { ...services, channel }, account)
      const shop = shopFrontOf(services, channel)
      const token = newToken()
      const link = { userAccountId: account.id, purpose: 'reminder', token, minutes: reminderMinutes, now: clock.now() } as const
      await addOneTimeToken(trx, link)
      await jobs.enqueue(trx, sendMail, usernameMail(shop, account, `${shop.origin}/reminder/username/reset?token=${token}`))
    })
  },
})
