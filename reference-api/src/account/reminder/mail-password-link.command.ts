import type { Db } from '../../platform/database/db'
import type { Channel } from '../../platform/http/caller'
import { toShopFront } from '../../shop/channel/shop-front.rules'
import { lapsingIn } from '../../platform/mail/lapsing-mail.rules'
import { sendMail } from '../../platform/mail/send-mail.job'
import type { Services } from '../../services'
import { addOneTimeToken } from '../session/one-time-token.sql'
import { resetMail } from '../account/account-mail.rules'
import { newToken } from '../../platform/secret/token.rules'
import type { UserAccount } from '../account/user-account.table'

export const reminderMinutes = 60

type Tools = Pick<Services, 'clock' | 'config' | 'jobs'> & { channel: Pick<Channel, 'code' | 'name'> }

export async function mailPasswordLink(trx: Db, tools: Tools, account: UserAccount): Promise<void> {
  const { clock, jobs, channel } = tools
  const shop = toShopFront(tools, channel)
  const token = newToken()
  const now = clock.now()
  await addOneTimeToken(trx, {
    account,
    purpose: 'reset',
    token,
    minutes: reminderMinutes,
    now,
  })
  const mail = resetMail(shop, account, `${shop.origin}/reminder/reset?token=${token}`)
  await jobs.enqueue(trx, sendMail, lapsingIn(reminderMinutes, now, mail))
}
