import { integer, min, object, optional, string, type Infer } from 'superstruct'
import type { Trx } from '../../platform/database/db'
import { findOrderByNumberOnly } from '../../order/order/order.sql'
import type { OrderRow } from '../../order/order/order.table'
import { isSigned } from '../../platform/secret/signature.rules'
import type { Services } from '../../services'
import { badSignature, orderMismatch } from './refused-notification.rules'
import { oweRefund } from '../owed-refund/owe-refund.command'
import { acceptOrder } from '../settlement/accept-order.command'
import { lockOrder, moveOrder } from '../settlement/move-order.sql'
import { judgeDeposit } from './deposit.rules'
import { insertDeposit, listDeposits } from './deposit.sql'

export const DepositNotification = object({
  order_no: string(),
  /** Identifies a payment. Two messages with the same ID refer to the same money. */
  deposit_id: optional(string()),
  amount: min(integer(), 1),
  signature: string(),
})
export type DepositNotification = Infer<typeof DepositNotification>

/**
 * Handles a received store payment or bank transfer. The money pays for the order if the order awaits exactly
 * this amount, and is owed to the payer otherwise. A repeated message has no effect.
 */
export async function receiveDeposit(services: Services, notification: DepositNotification): Promise<void> {
  if (!isSigned(notification, services.config.secrets.payment)) throw badSignature()
  const { order_no: orderNo, deposit_id = '', amount } = notification
  const found = await findOrderByNumberOnly(services.db, orderNo)
  if (!found) {
    services.log.warn({ orderNo, amount }, 'deposit names no order')
    throw orderMismatch()
  }
  const isRefused = await services.db.transaction().execute(async (trx) => {
    const order = (await lockOrder(trx, found.id))!
    const deposit = { deposit_id, amount }
    const verdict = judgeDeposit(order, deposit, await listDeposits(trx, order.id))
    if (verdict === 'repetition') services.log.warn({ orderNo, amount }, 'deposit is repeated')
    else await insertDeposit(trx, { ...deposit, order_id: order.id, received_at: services.clock.now() })
    if (verdict === 'payment') await acceptDeposit(trx, services, order)
    else if (verdict !== 'repetition') await oweRefund(trx, services, order, { amount, reason: verdict })
    return order.status === 'waiting_deposit' && verdict !== 'payment'
  })
  if (isRefused) throw orderMismatch()
}

async function acceptDeposit(trx: Trx, services: Services, order: OrderRow): Promise<void> {
  const change = { status: 'accepted' as const, payment_expires_at: null, payment_instruction: null }
  await moveOrder(trx, order.id, ['waiting_deposit'], change)
  await acceptOrder(trx, services, { ...order, status: 'accepted', payment_instruction: null }, 'deposited')
}
