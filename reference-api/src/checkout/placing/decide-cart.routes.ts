import { decideCart, deleteCartTransactionError, getCartOrder } from '@storefront/contracts'
import { requireHuman } from '../../captcha/captcha-service'
import { requireUsable } from '../../cart/change-cart.command'
import { loadCartState } from '../../cart/state/cart-state.sql'
import { wireCart } from '../../cart/cart-view.rules'
import type { CartRow } from '../../cart/cart.table'
import { findCart, updateCart } from '../../cart/cart.sql'
import { shopFrontOf } from '../../channel/shop-front.rules'
import { cardService } from '../settlement/configured-card-service'
import { findTransactionId, paymentFailures, settlePayment } from '../settlement/settle-payment.command'
import { limitHits } from '../../rate-limit/rate-limit.command'
import { Rejection } from '../../http/rejection'
import { serve, type Api } from '../../http/serve'
import type { Services } from '../../services'
import { hashToken } from '../../secret/token.rules'
import { findSocialGiftOfOrder } from '../../social-gift/social-gift.sql'
import { giftPath, receiptToken } from '../../order/link-token.rules'
import { hasReceipt } from '../../order/order-status.rules'
import type { OrderRow } from '../../order/order.table'
import { findOrder, findOrderByNumber } from '../../order/order.sql'
import { placeOrder } from './place-order.command'

const decisionsPerAddress = { hits: 60, windowSeconds: 600 }
const decisionsOfOne = { hits: 30, windowSeconds: 600 }
const decisionsOfCart = { hits: 20, windowSeconds: 600 }

const notFound = () => new Rejection(404, 'order.not_found', 'ご注文が見つかりません。')

/** A guest's link to the receipt; a member finds it in my page. */
const receiptTokenOf = (order: OrderRow, { config }: Services) =>
  order.user_account_id === null && hasReceipt(order) ? receiptToken(config.secrets, order) : null

const decided = (order: OrderRow, services: Services) => ({
  order_no: order.order_no,
  status: 'accepted' as const,
  redirect_url: null,
  receipt_token: receiptTokenOf(order, services),
})

/** Asks the payment service; the order is written already and waits. */
async function authorise(services: Services, origin: string, order: OrderRow, cart: CartRow) {
  const card = cart.payment_choice?.card
  const request = {
    order_no: order.order_no,
    amount: order.total_payment,
    return_url: `${origin}/v1/sbpayment/return/${order.order_no}`,
  }
  const { outcome, transaction_id, challenge_url } = card
    ? await cardService(services).authorise({ ...request, token: card.token, token_key: card.token_key })
    : { outcome: 'expired_token' as const, transaction_id: null, challenge_url: null }
  const settled = await settlePayment(services, order, transaction_id, outcome)
  if (settled.status === 'pending_payment')
    return {
      order_no: order.order_no,
      status: 'needs_authentication' as const,
      redirect_url: challenge_url,
      receipt_token: null,
    }
  if (settled.status === 'accepted') return decided(settled, services)
  const failure =
    outcome === 'authorised' || outcome === 'challenged'
      ? paymentFailures.timed_out
      : paymentFailures[outcome]
  throw new Rejection(422, failure.code, failure.message)
}

export function decideCartRoutes(app: Api): void {
  const { services } = app

  serve(app, decideCart, async (call) => {
    await limitHits(call, `decision:${call.request.ip}`, decisionsPerAddress)
    await limitHits(call, `decision:cart:${hashToken(call.params.token)}`, decisionsOfCart)
    if (call.member) await limitHits(call, `decision:member:${call.member.id}`, decisionsOfOne)
    await requireHuman(services, call.channel.id, 'cart-confirm', call.body.captcha_token)
    const { order, cart } = await placeOrder(call, call.params.token, call.body)
    return order.status === 'pending_payment'
      ? authorise(services, shopFrontOf(call, call.channel).origin, order, cart)
      : decided(order, services)
  })

  serve(app, deleteCartTransactionError, async (call) => {
    const cart = requireUsable(await findCart(call.db, call.channel.id, call.body.token), call)
    const pending =
      cart.pending_order_id === null ? undefined : await findOrder(call.db, cart.pending_order_id)
    if (pending) {
      const transactionId = await findTransactionId(services, pending)
      const outcome = transactionId ? await cardService(services).inquire(transactionId) : 'cancelled'
      await settlePayment(services, pending, transactionId, outcome === 'challenged' ? 'cancelled' : outcome)
      if (transactionId && outcome === 'challenged') await cardService(services).cancel(transactionId)
    }
    const fresh = (await findCart(call.db, call.channel.id, call.body.token))!
    const order = fresh.status === 'decided' && pending ? pending.order_no : null
    const cleared =
      fresh.transaction_error === null
        ? fresh
        : await updateCart(call.db, fresh.id, { transaction_error: null })
    return wireCart(await loadCartState(call.db, cleared, call.clock.now()), order)
  })

  serve(app, getCartOrder, async (call) => {
    const order = await findOrderByNumber(call.db, call.channel.id, call.params.orderNo)
    if (!order) throw notFound()
    const isMembers = order.user_account_id !== null && order.user_account_id === call.member?.id
    const cart = call.query.token ? await findCart(call.db, call.channel.id, call.query.token) : undefined
    const isHolders = order.user_account_id === null && cart !== undefined && cart.id === order.cart_id
    if (!isMembers && !isHolders) throw notFound()
    const gift = await findSocialGiftOfOrder(call.db, order.id)
    const path = gift && giftPath(call.config.secrets, gift)
    return {
      order_no: order.order_no,
      status: order.status,
      ordered_at: order.ordered_at,
      payment_name: order.payment_name,
      payment_instruction: order.payment_instruction,
      total_payment: order.total_payment,
      email: order.email,
      receipt_token: receiptTokenOf(order, services),
      social_gift: gift && path && order.status === 'accepted' ? { path, expires_at: gift.expires_at } : null,
      detail: order.detail,
    }
  })
}
