import { defineJob } from '../jobs/job'
import { signatureOf } from '../secret/signature.rules'
import { receivePaymentNotification } from '../checkout/notification/payment-notification.command'
import { findTransaction } from '../sandbox-card/sandbox-card.sql'

/** The service tells the shop what became of a transaction, signed, and again until the shop takes it. */
export const notifyShop = defineJob<{ transaction_id: string }>({
  name: 'sandbox-payment.notify',
  async run({ transaction_id }, services) {
    const transaction = await findTransaction(services.db, transaction_id)
    if (!transaction) return
    const { order_no, amount } = transaction
    const result: 'authorised' | 'failed' = transaction.status === 'authorised' ? 'authorised' : 'failed'
    const fields = { order_no, transaction_id, amount, result }
    await receivePaymentNotification(services, {
      ...fields,
      signature: signatureOf(fields, services.config.secrets.payment[0]),
    })
  },
})
