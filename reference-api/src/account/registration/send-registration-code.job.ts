import { findChannelById } from '../../shop/channel/channel.sql'
import { toShopFront } from '../../shop/channel/shop-front.rules'
import { defineJob } from '../../platform/jobs/job'
import { lapsingIn } from '../../platform/mail/lapsing-mail.rules'
import { sendMail } from '../../platform/mail/send-mail.job'
import { registrationCodeMail } from '../account/account-mail.rules'
import { mayMail } from '../account/mailbox-limit.command'
import { notifyOwner } from '../account/notify-owner.command'
import { isEmailTaken } from '../email-verify/taken-email.sql'
import { findPendingRegistration } from './pending-registration.sql'
import { codeMinutes } from './registration-code.rules'

/**
 * Mails a registration code, or notifies an existing member that they already have an account. Runs as a job,
 * so that the response doesn't reveal whether there is an account.
 */
export const sendRegistrationCode = defineJob<{ channel_id: number; id: number; code: string }>({
  name: 'user.registration-code',
  isPrivate: true,
  async run({ channel_id, id, code }, services) {
    const { db, clock, jobs } = services
    const pending = await findPendingRegistration(db, channel_id, id)
    if (!pending) return
    if (await isEmailTaken(db, channel_id, pending.email, clock.now()))
      return notifyOwner(services, channel_id, pending.email)
    if (!(await mayMail(services, 'registration', channel_id, pending.email))) return
    const shop = toShopFront(services, await findChannelById(db, channel_id))
    const mail = registrationCodeMail(shop, pending.email, code, codeMinutes)
    await jobs.enqueue(db, sendMail, lapsingIn(codeMinutes, clock.now(), mail))
  },
})
