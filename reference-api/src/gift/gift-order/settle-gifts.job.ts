import { defineJob } from '../../platform/jobs/job'
import { listLapsedGifts, listUnsettledGifts, updateGift } from '../../order/social-gift/social-gift.sql'
import { settleDays } from './gift-order.rules'
import { refundGift } from './refund-gift.command'
import { notifyGiver } from './notify-giver.command'

const dayMs = 86_400_000

/** Notifies the giver when a gift expires, and refunds the gift if the giver doesn't decide in time. */
export const settleGifts = defineJob({
  name: 'social-gift.settle',
  cron: '10 * * * *',
  async run(_data, services) {
    const now = services.clock.now()
    const before = new Date(now.getTime() - settleDays * dayMs)
    for (const gift of await listUnsettledGifts(services.db, before)) await refundGift(services, gift)
    for (const gift of await listLapsedGifts(services.db, now))
      await services.db.transaction().execute(async (trx) => {
        await updateGift(trx, gift.id, { lapse_told_at: now })
        await notifyGiver(trx, services, gift, 'lapsed')
      })
  },
})
