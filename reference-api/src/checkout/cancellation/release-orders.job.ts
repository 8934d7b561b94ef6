import { defineJob } from '../../platform/jobs/job'
import { giveUpPayment } from '../settlement/settle-payment.command'
import { cancelUnpaid } from './cancel-order.command'
import { listOverdueOrders } from '../settlement/move-order.sql'
import { findOrder } from '../../order/order/order.sql'
import { isServiceAway } from '../../payment/payment/service-away.rules'
import type { Services } from '../../services'

/** Max inquiries that the payment service may leave unanswered before a run stops. */
const mostInVain = 2

/** Cancels orders that were never paid, so that their stock can be sold again. */
export const releaseOverdueOrders = defineJob({
  name: 'order.release-overdue',
  cron: '*/5 * * * *',
  async run(_data, services) {
    const now = services.clock.now()
    // Orders that need no inquiry come first, because an unavailable payment service would delay them.
    for (const id of await listOverdueOrders(services.db, 'waiting_deposit', now))
      await cancelUnpaid(services, id)
    await releaseAllPending(services, await listOverdueOrders(services.db, 'pending_payment', now))
  },
})

/**
 * Releases the pending orders one by one. A failed inquiry leaves only its own order pending. Two unanswered
 * inquiries mean that the service is down, so the rest is left to the next run.
 */
async function releaseAllPending(services: Services, ids: readonly number[]): Promise<void> {
  const failures: unknown[] = []
  for (const id of ids) {
    await releasePending(services, id).catch((error: unknown) => failures.push(error))
    if (failures.filter(isServiceAway).length === mostInVain) break
  }
  if (failures.length > 0) throw failures[0]
}

async function releasePending(services: Services, id: number): Promise<void> {
  const order = await findOrder(services.db, id)
  if (order) await giveUpPayment(services, order, 'timed_out')
}
