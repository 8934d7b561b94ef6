import { toTokyoDay } from '@storefront/locale-ja'
import { findChannelById } from '../../shop/channel/channel.sql'
import { toShopFront } from '../../shop/channel/shop-front.rules'
import { defineJob } from '../../platform/jobs/job'
import { composeMail } from '../../platform/mail/mail-body.rules'
import { sendMail } from '../../platform/mail/send-mail.job'
import { findUser } from '../../account/account/user-account.sql'
import { comingDays } from './memorial-days.rules'
import { markReminded } from './user-memorial.sql'

/** Days of notice that the message slot mypage-memorial-index promises. */
const noticeDays = 14

/**
 * Reminds members of memorials in the next two weeks, once a year per memorial. Catches up if a run was
 * missed.
 */
export const remindMemorials = defineJob({
  name: 'user-memorial.remind',
  cron: '0 9 * * *',
  async run(_data, services) {
    const today = toTokyoDay(services.clock.now())
    await services.db.transaction().execute(async (trx) => {
      for (const memorial of await markReminded(trx, comingDays(today, noticeDays), today)) {
        const account = await findUser(trx, memorial.user_account_id)
        if (!account) continue
        const shop = toShopFront(services, await findChannelById(trx, account.channel_id))
        const parts = [
          { paragraph: `${account.last_name} ${account.first_name} 様` },
          {
            paragraph: `${memorial.target_user_name}さまの「${memorial.name}」（${memorial.month}月${memorial.date}日）が近づいてまいりました。`,
          },
          { link: { label: '贈りものを選ぶ', url: `${shop.origin}/product` } },
          { link: { label: 'お知らせを止める', url: `${shop.origin}/mypage/memorial` } },
        ]
        await services.jobs.enqueue(
          trx,
          sendMail,
          composeMail(shop, account.email, `${memorial.name}のお知らせ`, parts),
        )
      }
    })
  },
})
