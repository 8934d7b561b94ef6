import { lockAccount } from '../account/account-lock.sql'
import { loginCodeMail } from '../account/account-mail.rules'
import { mayMail } from '../account/mailbox-limit.command'
import { findUserByLogin } from '../account/user-account.sql'
import { findChannelById } from '../../shop/channel/channel.sql'
import { toShopFront } from '../../shop/channel/shop-front.rules'
import { defineJob } from '../../platform/jobs/job'
import { lapsingIn } from '../../platform/mail/lapsing-mail.rules'
import { sendMail } from '../../platform/mail/send-mail.job'
import { forgetLoginCodes, activateLoginCode } from '../session/login-code.sql'
import { codeMinutes } from './login-code.rules'

type Asked = { channel_id: number; id: number; login: string; code: string }

/**
 * Mails a login code. The job looks the name up, so response times are the same for known and unknown names.
 */
export const sendLoginCode = defineJob<Asked>({
  name: 'login.code',
  isPrivate: true,
  async run({ channel_id, id, login, code }, services) {
    const { db, clock, jobs } = services
    const found = await findUserByLogin(db, channel_id, login)
    if (!found) return
    if (!(await mayMail(services, 'login-code', channel_id, found.email))) return
    const shop = toShopFront(services, await findChannelById(db, channel_id))
    await db.transaction().execute(async (trx) => {
      const account = await lockAccount(trx, found.id)
      // If the address has changed since the request, this is no longer the requested account.
      if (account?.email !== found.email) return
      // Only the latest code is valid.
      await forgetLoginCodes(trx, account.id)
      await activateLoginCode(trx, id, account.id)
      const mail = loginCodeMail(shop, account, code, codeMinutes)
      await jobs.enqueue(trx, sendMail, lapsingIn(codeMinutes, clock.now(), mail))
    })
  },
})
