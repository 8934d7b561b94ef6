import { toTokyoDay } from '@storefront/locale-ja'
import { defineJob } from '../../platform/jobs/job'
import { lockSocialGift, listGiftsToMail, updateGift } from '../../order/social-gift/social-gift.sql'
import { mailRecipient } from './notify-giver.command'

/** Mails each link once, starting on the morning of the giver's chosen date. */
export const mailGifts = defineJob({
  name: 'social-gift.mail',
  cron: '*/10 8-20 * * *',
  async run(_data, services) {
    const now = services.clock.now()
    for (const { id, channel_id } of await listGiftsToMail(services.db, toTokyoDay(now)))
      await services.db.transaction().execute(async (trx) => {
        const gift = await lockSocialGift(trx, id)
        if (gift.mailed_at !== null || gift.completed_at !== null) return
        await mailRecipient(trx, services, { ...gift, channel_id }, { isReminder: false })
        await updateGift(trx, id, { mailed_at: now, sent_at: gift.sent_at ?? now })
      })
  },
})
