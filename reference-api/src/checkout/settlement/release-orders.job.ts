import { defineJob } from '../../jobs/job'
import { giveUpPayment } from './settle-payment.command'
import { cancelUnpaid } from './cancel-order.command'
import { listOverdueOrders } from './move-order.sql'
import { findOrder } from '../../order/order.sql'
import { isServiceAway } from '../../payment/service-away.rules'
import type { Services } from '../../services'

/** Questions that wait for an answer to the end of their patience. */
const mostInVain = 2

/** Gives up orders whose payment never came, so that their stock is on sale again. */
export const releaseOverdueOrders = defineJob({
  name: 'order.release-overdue',
  cron: '*/5 * * * *',
  async run(_data, services) {
    const now = services.clock.now()
    // First what asks nobody: a service that is away is waited for.
    for (const id of await listOverdueOrders(services.db, 'waiting_deposit', now))
      await cancelUnpaid(services, id)
    await releaseAllPending(services, await listOverdueOrders(services.db, 'pending_payment', now))
  },
})

/**
 * A payment of which the service says nothing keeps its own order waiting and no other one; two of them that
 * nobody answers are a service that is away, which is asked again by the next job.
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
