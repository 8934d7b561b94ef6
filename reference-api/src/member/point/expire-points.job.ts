import { toTokyoDay } from '@storefront/locale-ja'
import { lockPresent } from '../../account/account/account-lock.sql'
import { defineJob } from '../../platform/jobs/job'
import { takePoints, usablePoint } from '../point-ledger/point-ledger.sql'
import type { Services } from '../../services'
import { computeExpiredPoints } from './point-expiry.rules'
import { fetchMovements, fetchPointTerms, listHolders } from './point.sql'

const batchSize = 200

async function expire({ db, clock }: Services, memberId: number, days: number): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
    if (!(await lockPresent(trx, memberId))) return
    const over = computeExpiredPoints(await fetchMovements(trx, memberId), days, toTokyoDay(now))
    const point = Math.min(over, await usablePoint(trx, memberId))
    const expired = { user_account_id: memberId, order_id: null, kind: 'expired' as const }
    await takePoints(trx, { ...expired, point, note: '有効期限', created_at: now })
  })
}

/** Deducts expired points. Safe to run twice. */
export const expireOldPoints = defineJob({
  name: 'point.expire',
  cron: '10 0 * * *',
  async run(_data, services) {
    for (const { channelId, days } of await fetchPointTerms(services.db)) {
      let after = 0
      for (;;) {
        const ids = await listHolders(services.db, channelId, after, batchSize)
        for (const id of ids) await expire(services, id, days)
        if (ids.length < batchSize) break
        after = ids.at(-1) ?? after
      }
    }
  },
})
