import { findChannelById } from '../channel/channel.sql'
import { shopFrontOf } from '../channel/shop-front.rules'
import { defineJob } from '../jobs/job'
import { sendMail } from '../mail/send-mail'
import { addOneTimeToken } from '../session/one-time-token.sql'
import { resetMail, usernameMail } from '../session/session-mail.rules'
import { newToken } from '../session/token.rules'
import { findUserByLogin } from '../user/user.sql'
import { purposeOf } from './reminder.rules'

const linkMinutes = 60

/** A job looks the name up, so that the answer takes as long for an unknown one. */
export const sendReminder = defineJob<{ channel_id: number; login: string; kind: string | null }>({
  name: 'reminder.send',
  isPrivate: true,
  async run({ channel_id, login, kind }, services) {
    const { db, clock, jobs } = services
    const account = await findUserByLogin(db, channel_id, login)
    if (!account) return
    const shop = shopFrontOf(services, await findChannelById(db, channel_id))
    await db.transaction().execute(async (trx) => {
      const purpose = purposeOf(kind)
      const token = newToken()
      await addOneTimeToken(trx, { userAccountId: account.id, purpose, token, minutes: linkMinutes, now: clock.now() })
      const mail =
        purpose === 'reminder'
          ? usernameMail(shop, account, `${shop.origin}/reminder/username/reset?token=${token}`)
          : resetMail(shop, account, `${shop.origin}/reminder/reset?token=${token}`)
      await jobs.enqueue(trx, sendMail, mail)
    })
  },
})
