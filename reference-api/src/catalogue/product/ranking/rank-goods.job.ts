import { defineJob } from '../../../platform/jobs/job'
import { listChannelIds } from '../shelf/shelf-order.sql'
import { countOrderers, rankGoods } from './ranking.sql'

/** Older orders are ignored, because they say little about the current season. */
const windowDays = 30

export const rankGoodsBySales = defineJob({
  name: 'product.rank',
  cron: '35 0 * * *',
  async run(_data, { db, clock }) {
    const since = new Date(clock.now().getTime() - windowDays * 86_400_000)
    const failures: unknown[] = []
    for (const id of await listChannelIds(db)) {
      const ranked = db.transaction().execute(async (trx) => {
        await countOrderers(trx, id, since)
        await rankGoods(trx, id)
      })
      await ranked.catch((error: unknown) => failures.push(error))
    }
    // One channel's failure must not stop the others, so it is thrown only at the end.
    if (failures.length > 0) throw failures[0]
  },
})
