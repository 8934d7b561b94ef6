import { defineJob } from '../../jobs/job'
import { findTransactionId, settlePayment } from './settle-payment.command'
import { cardService } from './configured-card-service'
import { cancelByShop } from './cancel-order.command'
import { listOverdueOrders } from './move-order.sql'
import { findOrder } from '../../order/order.sql'

/** Gives up orders whose payment never came, so that their stock is on sale again. */
export const releaseOverdueOrders = defineJob({
  name: 'order.release-overdue',
  cron: '*/5 * * * *',
  async run(_data, services) {
    const now = services.clock.now()
    for (const id of await listOverdueOrders(services.db, 'pending_payment', now)) {
      const order = await findOrder(services.db, id)
      if (!order) continue
      const transactionId = await findTransactionId(services, order)
      const outcome = transactionId ? await cardService(services).inquire(transactionId) : 'timed_out'
      await settlePayment(services, order, transactionId, outcome === 'challenged' ? 'timed_out' : outcome)
    }
    for (const id of await listOverdueOrders(services.db, 'waiting_deposit', now))
      await cancelByShop(services, id, 'ご入金期限切れのため')
  },
})
