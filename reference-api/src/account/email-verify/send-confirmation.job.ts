import { findChannelById } from '../../shop/channel/channel.sql'
import { toShopFront } from '../../shop/channel/shop-front.rules'
import { defineJob } from '../../platform/jobs/job'
import { mayMail } from '../account/mailbox-limit.command'
import { lapsingIn } from '../../platform/mail/lapsing-mail.rules'
import { sendMail } from '../../platform/mail/send-mail.job'
import { emailVerifyMail } from '../account/account-mail.rules'
import { linkMinutes } from './email-verify.rules'
import { isEmailTaken } from './taken-email.sql'
import { notifyOwner } from '../account/notify-owner.command'
import { findUser } from '../account/user-account.sql'

/**
 * Mails a confirmation link. The job, not the request, checks whether the address is taken, so that the
 * response never reveals this.
 */
export const sendConfirmation = defineJob<{ user_account_id: number; email: string; token: string }>({
  name: 'email-verify.confirm',
  isPrivate: true,
  async run({ user_account_id, email, token }, services) {
    const { db, clock, jobs } = services
    const account = await findUser(db, user_account_id)
    if (!account) return
    if (await isEmailTaken(db, account.channel_id, email, clock.now(), account.id))
      return notifyOwner(services, account.channel_id, email)
    if (!(await mayMail(services, 'confirmation', account.channel_id, email))) return
    const shop = toShopFront(services, await findChannelById(db, account.channel_id))
    const mail = emailVerifyMail(shop, { ...account, email }, `${shop.origin}/verify/email?token=${token}`)
    await jobs.enqueue(db, sendMail, lapsingIn(linkMinutes, clock.now(), mail))
  },
})
