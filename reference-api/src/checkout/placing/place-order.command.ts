import { type PlacingCall } from './placing-call'
import { reserveOrder } from './reserve-order.command'
import { writeOrder, writeShippings } from './write-order.command'
import { isSelling } from '../../shop/setting/is-selling.rules'
import type { PlaceOrderInput } from '@storefront/contracts'
import type { Trx } from '../../platform/database/db'
import { priceCart } from '../../cart/cart-pricing.rules'
import { loadCartState } from '../../cart/state/cart-state.sql'
import { requireUsable } from '../../cart/state/usable-cart.rules'
import { cartDetail, getOrderer } from '../../cart/cart-view.rules'
import type { CartRow } from '../../cart/cart.table'
import { lockCart, updateCart } from '../../cart/cart.sql'
import { creditRefusal } from '../../payment/credit/credit.rules'
import { lockCredit } from '../../payment/credit/credit.sql'
import { requireUnchanged } from './changed-order.rules'
import { findProblems } from './order-problems.rules'
import { Rejection } from '../../platform/http/rejection'
import { fetchSettings } from '../../shop/setting/setting.sql'
import { acceptOrder, announceOrder } from '../settlement/accept-order.command'
import { holdsUnpaid, refuseTooManyUnpaid } from './unpaid-order.rules'
import { countUnpaidOrders, lockHolder } from './unpaid-order.sql'
import { takeRunningNumber } from './insert-order.sql'
import { insertOrderPayment } from '../settlement/order-payment.sql'
import type { OrderRow } from '../../order/order/order.table'
import { findOrderOfCart } from '../../order/order/order.sql'

/**
 * Turns the cart into an order in one transaction. If the cart has already been ordered, returns that order.
 */
export async function placeOrder(
  call: PlacingCall,
  token: string,
  { idempotency_key, ...seen }: PlaceOrderInput,
): Promise<{ order: OrderRow; cart: CartRow; isNew: boolean }> {
  return call.db.transaction().execute(async (trx) => {
    const cart = requireUsable(await lockCart(trx, call.channel.id, token), call)
    const known = await findOrderOfCart(trx, cart.id)
    if (known) return { order: known, cart, isNew: false }
    await requireSelling(trx, cart.channel_id)
    const { running, isKeyTaken } = await takeRunningNumber(trx, cart, idempotency_key)
    if (isKeyTaken) throw keyIsTaken()
    const now = call.clock.now()
    const state = await loadCartState(trx, cart, now, {}, call.shopCache)
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

    const placing = { pricing, detail, orderer, running, idempotencyKey: idempotency_key }
    const order = await writeOrder(trx, call, state, placing)
    const written = await writeShippings(trx, call, state, placing, order)
    await reserveOrder(trx, state, pricing, order)
    if (order.status === 'pending_payment') {
      await insertOrderPayment(trx, order.id)
      await updateCart(trx, cart.id, { pending_order_id: order.id, transaction_error: null })
    } else {
      await updateCart(trx, cart.id, { status: 'decided', transaction_error: null })
      const known = { channel: call.channel, ...written }
      if (order.status === 'accepted') await acceptOrder(trx, call, order, 'placed', known)
      else await announceOrder(trx, call, order, 'placed', known)
    }
    await requireFewUnpaid(trx, call, order)
    await requireCredit(trx, order)
    return { order, cart, isNew: true }
  })
}

const keyIsTaken = () =>
  new Rejection(
    409,
    'cart.decision.key_taken',
    'このご注文の手続きは、別のカートですでに行われています。ご注文内容の確認画面を開き直してください。',
  )

/**
 * Rejects the order if the orderer has too many unpaid orders. Runs last, so that the lock is held only
 * briefly. Payments that are settled immediately aren't limited.
 */
async function requireFewUnpaid(trx: Trx, { clock, config }: PlacingCall, order: OrderRow): Promise<void> {
  if (!holdsUnpaid(order)) return
  await lockHolder(trx, order)
  refuseTooManyUnpaid(await countUnpaidOrders(trx, order, clock.now()), config.rateLimitFactor)
}

/**
 * Rejects an order above the credit limit. Runs after writing the order and locks the account, so that of two
 * concurrent orders the second sees the first.
 */
async function requireCredit(trx: Trx, { payment_kind, user_account_id, total_payment }: OrderRow) {
  if (payment_kind !== 'deferred' || user_account_id === null) return
  const credit = await lockCredit(trx, user_account_id)
  const refusal = credit && creditRefusal(total_payment, { ...credit, used: credit.used - total_payment })
  if (refusal) throw new Rejection(422, 'cart.payment.not_available', refusal)
}

async function requireSelling(trx: Trx, channelId: number): Promise<void> {
  const settings = await fetchSettings(trx, channelId)
  if (!isSelling(settings))
    throw new Rejection(422, 'cart.decision.selling_stopped', 'ただいま販売を一時停止しています。')
}
