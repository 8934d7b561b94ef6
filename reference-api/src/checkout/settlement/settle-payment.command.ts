import { failPayment, confirmPayment } from './accept-order.command'
import { findOrderPayment, updateOrderPayment } from './order-payment.sql'
import type { OrderRow } from '../../order/order.table'
import { lockOrder } from './move-order.sql'
import type { Services } from '../../services'
import { cardService } from './configured-card-service'
import type { CardOutcome } from '../../payment/card-service'

export const paymentFailures: Record<
  Exclude<CardOutcome, 'authorised' | 'challenged'>,
  { code: string; message: string }
> = {
  refused: {
    code: 'cart.payment.refused',
    message: 'カード会社の承認が得られませんでした。別のカードまたはお支払い方法をお選びください。',
  },
  expired_token: {
    code: 'cart.payment.expired_token',
    message: 'カード情報の有効期限が切れました。もう一度カード情報を入力してください。',
  },
  timed_out: {
    code: 'cart.payment.timed_out',
    message: '決済がタイムアウトしました。もう一度お試しください。',
  },
  cancelled: {
    code: 'cart.payment.cancelled',
    message: '本人認証がキャンセルされました。お支払い方法をお選びください。',
  },
}

/**
 * Brings the order to where its payment stands. Return, notification and job may all call it: the first one
 * does it.
 */
export async function settlePayment(
  services: Services,
  order: OrderRow,
  transactionId: string | null,
  outcome: CardOutcome,
): Promise<OrderRow> {
  const settled = await services.db.transaction().execute(async (trx) => {
    const locked = await lockOrder(trx, order.id)
    if (!locked) return order
    if (outcome === 'challenged') {
      if (locked.status === 'pending_payment')
        await updateOrderPayment(trx, order.id, {
          status: 'challenged',
          ...(transactionId ? { transaction_id: transactionId } : {}),
        })
      return locked
    }
    const isAuthorised = outcome === 'authorised'
    const isMoved = isAuthorised
      ? await confirmPayment(trx, services, locked)
      : await failPayment(trx, services, locked, paymentFailures[outcome])
    if (isMoved)
      await updateOrderPayment(trx, order.id, {
        status: isAuthorised ? 'authorised' : 'refused',
        ...(transactionId ? { transaction_id: transactionId } : {}),
      })
    return (await lockOrder(trx, order.id)) ?? locked
  })
  const isLate =
    outcome === 'authorised' &&
    transactionId !== null &&
    (settled.status === 'payment_failed' || settled.status === 'cancelled')
  if (isLate) await voidPayment(services, order.id, transactionId)
  return settled
}

/**
 * What the order knows of its transaction, or the service does: an answer may be lost on its way to the shop.
 */
export async function findTransactionId(
  services: Services,
  order: Pick<OrderRow, 'id' | 'order_no'>,
): Promise<string | null> {
  return (
    (await findOrderPayment(services.db, order.id))?.transaction_id ??
    cardService(services).find(order.order_no)
  )
}

/** Gives an authorisation back; the shop never keeps money for an order that is none. */
export async function voidPayment(
  services: Services,
  orderId: number,
  transactionId?: string,
): Promise<void> {
  const id = transactionId ?? (await findOrderPayment(services.db, orderId))?.transaction_id
  if (!id) return
  await cardService(services).cancel(id)
  await updateOrderPayment(services.db, orderId, { status: 'voided', transaction_id: id })
}
