import type { OrderRow } from '../../order/order/order.table'
import { isPaidInAdvance } from '../../payment/payment/payment.rules'
import type { OwedReason } from '../owed-refund/owed-refund.table'

type Deposit = { deposit_id: string; amount: number }
type Awaiting = Pick<OrderRow, 'status' | 'payment_kind' | 'total_payment'>

const isSame = (one: Deposit, other: Deposit) =>
  one.deposit_id === other.deposit_id && (one.deposit_id !== '' || one.amount === other.amount)

/**
 * Classifies a deposit by its order's state: the awaited payment, a repeated message, or money owed to the
 * payer. Without an ID, the same amount for the same order counts as a repeated message.
 */
export function judgeDeposit(
  order: Awaiting,
  deposit: Deposit,
  earlier: readonly Deposit[],
): 'payment' | 'repetition' | OwedReason {
  if (earlier.some((one) => isSame(one, deposit))) return 'repetition'
  switch (order.status) {
    case 'waiting_deposit':
      return deposit.amount === order.total_payment ? 'payment' : 'wrong_amount'
    case 'cancelled':
      return 'order_cancelled'
    case 'payment_failed':
      return 'payment_failed'
    case 'pending_payment':
      return 'already_paid'
    case 'accepted':
    case 'preparing':
    case 'shipped':
    case 'delivered':
      return isPaymentAgain(order, deposit) ? 'repetition' : 'already_paid'
  }
}

/**
 * Checks by the amount alone, because orders paid before deposits were recorded have no deposit to compare
 * with.
 */
const isPaymentAgain = ({ payment_kind, total_payment }: Awaiting, { deposit_id, amount }: Deposit) =>
  isPaidInAdvance(payment_kind) && deposit_id === '' && amount === total_payment
