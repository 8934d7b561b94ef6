import type { Trx } from '../../platform/database/db'
import { revokePoints } from '../../member/point-ledger/point-ledger.sql'
import { Rejection } from '../../platform/http/rejection'
import type { Services } from '../../services'
import { voidCancelledPayment } from '../settlement/void-payment.job'
import { hasAnsweredGift } from '../../order/social-gift/social-gift.sql'
import { announceCancellation } from './announce-cancellation.command'
import type { CancelledBy } from './cancellation-mail.rules'
import { oweRefund } from '../owed-refund/owe-refund.command'
import { refundByHand } from '../owed-refund/owed-refund.rules'
import { withdrawGiftRefunds } from '../owed-refund/owed-refund.sql'
import { giveBack } from '../settlement/accept-order.command'
import { isPaidInAdvance, isSettledOutside } from '../../payment/payment/payment.rules'
import { isCancellable } from '../../order/order/order-status.rules'
import type { OrderRow } from '../../order/order/order.table'
import { lockOrder, moveOrder } from '../settlement/move-order.sql'
import { findOrder } from '../../order/order/order.sql'

/** `reason` is shown to the shopper, in the email and on their account page. */
type Cancelling = { reason: string; by: CancelledBy }

/**
 * Cancels the order and releases everything that it holds. Returns false if the order can no longer be
 * cancelled. Staff refund bank transfers and store payments manually.
 */
async function writeCancellation(
  trx: Trx,
  services: Services,
  order: OrderRow,
  { reason, by }: Cancelling,
): Promise<boolean> {
  const isPaidByDeposit = order.status === 'accepted' && isPaidInAdvance(order.payment_kind)
  const now = services.clock.now()
  const change = {
    status: 'cancelled' as const,
    cancelled_at: now,
    cancel_reason: reason,
    cancel_only_ecd_key: moneyNote(order),
    payment_expires_at: null,
  }
  if (!(await moveOrder(trx, order.id, ['waiting_deposit', 'accepted'], change))) return false
  await giveBack(trx, services, order)
  const paidBack = await withdrawGiftRefunds(trx, order.id)
  const refund = isPaidByDeposit ? order.total_payment - paidBack : 0
  if (refund > 0) await oweRefund(trx, services, order, { amount: refund, reason: 'paid_before_cancelling' })
  if (isSettledOutside(order.payment_kind))
    await services.jobs.enqueue(trx, voidCancelledPayment, { order_id: order.id })
  if (order.user_account_id !== null && order.status === 'accepted') {
    const movement = {
      user_account_id: order.user_account_id,
      order_id: order.id,
      kind: 'revoked' as const,
      note: order.order_no,
      created_at: now,
    }
    await revokePoints(trx, { ...movement, point: order.earned_point })
  }
  await announceCancellation(trx, services, order, { by, reason, refund, cancelledAt: now })
  return true
}

/** Shown to the member on the cancelled order. The email has the details. */
const paymentVoided = 'ご注文をキャンセルしました。お支払いは取り消しますので、代金は請求されません。'

function moneyNote({ status, payment_kind }: OrderRow): string {
  if (status !== 'accepted') return ''
  if (isPaidInAdvance(payment_kind)) return refundByHand
  return isSettledOutside(payment_kind) ? paymentVoided : ''
}

/** Cancels a member's own order. An order that is already cancelled is returned unchanged. */
export async function cancelMemberOrder(
  services: Services,
  memberId: number,
  orderId: number,
  reason: string,
): Promise<OrderRow> {
  await services.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (!order || order.user_account_id !== memberId)
      throw new Rejection(404, 'order.not_found', 'ご注文が見つかりません。')
    if (order.status === 'cancelled') return
    if (!isCancellable(order.status, { isGiftCompleted: await hasAnsweredGift(trx, order.id) }))
      throw new Rejection(
        422,
        'order.cancel.not_cancellable',
        'このご注文はキャンセルできません。ショップまでお問い合わせください。',
      )
    await writeCancellation(trx, services, order, { reason, by: 'member' })
  })
  return (await findOrder(services.db, orderId))!
}

/**
 * Cancels an order for staff or the payment service. Returns false if the order can no longer be cancelled.
 */
export async function cancelByShop(services: Services, orderId: number, reason: string): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (!order || !isCancellable(order.status, { isGiftCompleted: await hasAnsweredGift(trx, order.id) }))
      return false
    return writeCancellation(trx, services, order, { reason, by: 'shop' })
  })
}

/** Cancels an order that never received its deposit, unless it was paid at the last moment. */
export async function cancelUnpaid(services: Services, orderId: number): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (order?.status === 'waiting_deposit')
      await writeCancellation(trx, services, order, { reason: unpaidReason, by: 'shop' })
  })
}

const unpaidReason = 'お支払い期限までにご入金を確認できなかったため'
