import type { PlaceOrderInput } from '@storefront/contracts'
import { couponRefusal, pointRefusal, reserveOrder } from './reserve-order.command'
import { writeOrder, type PlacingCall } from './write-order.command'
import { isSelling } from '../../shop/setting/is-selling.rules'
import type { Trx } from '../../platform/database/db'
import { priceCart, type CartPricing } from '../../cart/cart-pricing.rules'
import { loadStateWithFacts } from '../../cart/state/cart-state.sql'
import { requireUsable } from '../../cart/state/usable-cart.rules'
import { cartDetail, getOrderer } from '../../cart/cart-view.rules'
import type { CartRow } from '../../cart/cart.table'
import { creditRefusal } from '../../payment/credit/credit.rules'
import { fetchCredit } from '../../payment/credit/credit.sql'
import { requireUnchanged } from './changed-order.rules'
import { findProblems } from './order-problems.rules'
import { Rejection } from '../../platform/http/rejection'
import { toSettings } from '../../shop/setting/setting.sql'
import { announceOrder } from '../settlement/accept-order.command'
import { finishReserving } from '../settlement/reserve-order.sql'
import { holdsUnpaid, refuseTooManyUnpaid } from './unpaid-order.rules'
import { countUnpaidOrders, toHolderLocks } from './unpaid-order.sql'
import { lockCartAndKey, placingFacts } from './placing-cart.sql'
import type { OrderRow } from '../../order/order/order.table'
import { isPaidAfterDelivery } from '../../order/order/order-status.rules'
import { findOrderOfCart } from '../../order/order/order.sql'

/**
 * Turns the cart into an order in one transaction. If the cart has already been ordered, returns that order,
 * without the code of its payment.
 */
export async function placeOrder(
  call: PlacingCall,
  token: string,
  { idempotency_key: idempotencyKey, ...seen }: PlaceOrderInput,
): Promise<{ order: OrderRow; cart: CartRow; paymentCode?: string }> {
  return call.db.transaction().execute(async (trx) => {
    const locked = await lockCartAndKey(trx, { channelId: call.channel.id, token, idempotencyKey })
    const cart = requireUsable(locked, call)
    const needs = { facts: placingFacts({ idempotencyKey }) }
    const { state, facts } = await loadStateWithFacts(trx, cart, call.clock.now(), needs, call.shopCache)
    const known = facts.is_ordered ? await findOrderOfCart(trx, cart.id) : undefined
    if (known) return { order: known, cart }
    if (!isSelling(toSettings(facts.selling))) throw sellingIsStopped()
    if (facts.is_key_taken) throw keyIsTaken()
    const pricing = priceCart(state)
    const detail = cartDetail(state, pricing)
    requireUnchanged(state.cart, detail, seen)
    const orderer = getOrderer(state)
    const [problem] = findProblems(state, pricing)
    if (problem || !orderer || !pricing.payment)
      throw new Rejection(
        422,
        problem?.code ?? 'cart.decision.refused',
        problem?.message ?? 'ご注文内容をご確認ください。',
      )

    const placing = { pricing, detail, orderer, running: facts.running, idempotencyKey }
    const { order, ...written } = await writeOrder(trx, call, state, placing)
    const { hasPoints } = await reserveOrder(trx, state, pricing, order)
    if (order.status !== 'pending_payment') {
      const { isTaxedByTotal: isPricedWithoutTax } = state.taxRates
      await announceOrder(trx, call, order, 'placed', { ...written, isPricedWithoutTax })
    }
    await finishOrder(trx, call, order, { pricing, hasPoints, now: state.now })
    return { order, cart, paymentCode: pricing.payment.code }
  })
}

const keyIsTaken = () =>
  new Rejection(
    409,
    'cart.decision.key_taken',
    'このご注文の手続きは、別のカートですでに行われています。ご注文内容の確認画面を開き直してください。',
  )

/**
 * Writes the coupons' uses and the points earned at once. Then rejects the order if the orderer has too many
 * unpaid orders, or if it exceeds the credit limit. The locks for that are taken last, so that they are held
 * only briefly; the order has been written by then, so that of two concurrent orders the second sees the
 * first.
 */
async function finishOrder(
  trx: Trx,
  { clock, config }: PlacingCall,
  order: OrderRow,
  { pricing: { discounts }, hasPoints, now }: { pricing: CartPricing; hasPoints: boolean; now: Date },
): Promise<void> {
  const { user_account_id: memberId, payment_kind, status } = order
  const isUnpaid = holdsUnpaid(order)
  const isOnCredit = payment_kind === 'deferred' && memberId !== null
  const earned = status === 'accepted' && memberId !== null ? order.earned_point : 0
  if (discounts.length > 0 || earned > 0 || isUnpaid || isOnCredit) {
    const { areCouponsUnused, isCreditHeld } = await finishReserving(trx, {
      ...{ orderId: order.id, orderNo: order.order_no, memberId, now, email: order.email },
      ...{ coupons: discounts, earned, isComing: isPaidAfterDelivery(payment_kind) },
      ...{ holderLocks: isUnpaid ? toHolderLocks(order) : null, isOnCredit },
    })
    if (!areCouponsUnused) throw couponRefusal()
    if (!hasPoints) throw pointRefusal()
    if (isUnpaid)
      refuseTooManyUnpaid(await countUnpaidOrders(trx, order, clock.now()), config.rateLimitFactor)
    if (isCreditHeld && memberId !== null) await requireCredit(trx, memberId, order)
  }
  if (!hasPoints) throw pointRefusal()
}

/** Rejects an order above the credit limit. The account must be locked. */
async function requireCredit(trx: Trx, memberId: number, { total_payment }: OrderRow): Promise<void> {
  const credit = await fetchCredit(trx, memberId)
  const refusal = credit && creditRefusal(total_payment, { ...credit, used: credit.used - total_payment })
  if (refusal) throw new Rejection(422, 'cart.payment.not_available', refusal)
}

const sellingIsStopped = () =>
  new Rejection(422, 'cart.decision.selling_stopped', 'ただいま販売を一時停止しています。')
