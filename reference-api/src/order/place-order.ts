import type { CartOrderer, PlaceOrderInput } from '@storefront/contracts'
import { toTokyoDay } from '@storefront/locale-ja'
import type { FastifyRequest } from 'fastify'
import { requireUsable, type CartCall, type Trx } from '../cart/cart-change'
import { arrivalText } from '../cart/cart-leadtime.rules'
import { priceCart, type CartPricing } from '../cart/cart-pricing.rules'
import { loadCartState, type CartState } from '../cart/cart-state.sql'
import { stockNeeded } from '../cart/cart-stock.rules'
import { cartDetail, ordererOf } from '../cart/cart-view.rules'
import type { CartRow } from '../cart/cart.table'
import { lockCart, updateCart } from '../cart/cart.sql'
import { couponRefusalMessages } from '../coupon/coupon.rules'
import { takeCoupon } from '../coupon/coupon.sql'
import { findProblems } from '../payment/payment-check'
import { paymentExpiry, paymentInstruction } from '../payment/payment-instruction.rules'
import { takePoints } from '../point-ledger/point-ledger.sql'
import { Rejection } from '../rejection'
import type { Services } from '../services'
import { addressMark } from '../secret/secret.rules'
import { fetchSettings, isOn } from '../setting/setting.sql'
import { insertSocialGift } from '../social-gift/social-gift.sql'
import { giftDays } from '../social-gift/social-gift.rules'
import { acceptOrder, announceOrder } from './accept-order'
import { newLink } from './link-token.rules'
import { holdsUnpaid, refuseTooManyUnpaid } from './unpaid-order.rules'
import { countUnpaidOrders, lockHolder } from './unpaid-order.sql'
import { insertOrder } from './order-insert.sql'
import { insertOrderLine, insertOrderPayment, insertOrderShipping, takeStock } from './order-detail.sql'
import { orderNumber, statusAfterPlacing } from './order-status.rules'
import type { OrderRow } from './order.table'
import { findOrderOfCart, isKeyOfAnotherCart, nextRunningNumber } from './order.sql'

export type PlacingCall = CartCall &
  Pick<Services, 'config' | 'jobs'> & { request: Pick<FastifyRequest, 'ip'> }

/** Turns the cart into an order in one transaction; a cart that is an order already answers that one. */
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
    if (await isKeyOfAnotherCart(trx, cart.channel_id, idempotency_key, cart.id)) throw keyIsTaken()
    const now = call.clock.now()
    const state = await loadCartState(trx, cart, now)
    const pricing = priceCart(state)
    requireUnchanged(state, pricing, seen)
    const orderer = ordererOf(state)
    const [problem] = findProblems(state, pricing)
    if (problem || !orderer || !pricing.payment)
      throw new Rejection(
        422,
        problem?.code ?? 'cart.decision.refused',
        problem?.message ?? 'ご注文内容をご確認ください。',
      )

    const order = await writeOrder(trx, call, state, pricing, orderer, idempotency_key)
    await writeShippings(trx, call, state, pricing, order)
    await takeEverything(trx, state, pricing, order)
    if (order.status === 'pending_payment') {
      await insertOrderPayment(trx, order.id)
      await updateCart(trx, cart.id, { pending_order_id: order.id, transaction_error: null })
    } else {
      await updateCart(trx, cart.id, { status: 'decided', transaction_error: null })
      if (order.status === 'accepted') await acceptOrder(trx, call, order)
      else await announceOrder(trx, call, order, 'placed')
    }
    await requireFewUnpaid(trx, call, order)
    return { order, cart, isNew: true }
  })
}

type Seen = Omit<PlaceOrderInput, 'idempotency_key' | 'captcha_token'>

const keyIsTaken = () =>
  new Rejection(
    409,
    'cart.decision.key_taken',
    'このご注文の手続きは、別のカートですでに行われています。ご注文内容の確認画面を開き直してください。',
  )

/**
 * Last of all, so that those who wait for each other wait for nothing else. Who pays at once is asked
 * nothing.
 */
async function requireFewUnpaid(trx: Trx, { clock, config }: PlacingCall, order: OrderRow): Promise<void> {
  if (!holdsUnpaid(order)) return
  await lockHolder(trx, order)
  refuseTooManyUnpaid(await countUnpaidOrders(trx, order, clock.now()), config.rateLimitFactor)
}

/**
 * What is ordered is what the confirm screen showed: another tab, or the shop's own prices, may have changed
 * it.
 */
function requireUnchanged(state: CartState, pricing: CartPricing, seen: Seen): void {
  const { shippings, order } = cartDetail(state, pricing)
  const arrivals = shippings.flatMap(({ packings }) => packings.map(({ arrival_text }) => arrival_text))
  const isSame =
    (seen.version ?? state.cart.version) === state.cart.version &&
    (seen.total_payment ?? order.total_payment) === order.total_payment &&
    (seen.arrival_texts ?? arrivals).join('\n') === arrivals.join('\n')
  if (!isSame)
    throw new Rejection(
      422,
      'cart.decision.changed',
      'ご注文の内容が変わりました。内容と金額をご確認のうえ、もう一度お進みください。',
    )
}

/** §4: selling may be stopped for a time while the shop stays open. */
async function requireSelling(trx: Trx, channelId: number): Promise<void> {
  const settings = await fetchSettings(trx, channelId)
  const isStopped =
    isOn(settings['PLUGIN.TEMPORARY_STOP_SELLING.IS_USE']) &&
    !isOn(settings['PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING'] ?? true)
  if (isStopped)
    throw new Rejection(422, 'cart.decision.selling_stopped', 'ただいま販売を一時停止しています。')
}

async function writeOrder(
  trx: Trx,
  call: PlacingCall,
  state: CartState,
  pricing: CartPricing,
  orderer: CartOrderer,
  idempotencyKey: string,
): Promise<OrderRow> {
  const { cart, now } = state
  const payment = pricing.payment!
  const {
    amount_until_free_carriage: _free,
    carriage_preview: _preview,
    total_accessory: _accessory,
    amount_by_tax_rate,
    ...amounts
  } = pricing.totals
  const link = newLink(call.config.secrets, 'receipt')
  const orderNo = orderNumber(toTokyoDay(now), await nextRunningNumber(trx))
  return insertOrder(trx, {
    ...amounts,
    order_no: orderNo,
    channel_id: cart.channel_id,
    user_account_id: cart.user_account_id,
    cart_id: cart.id,
    idempotency_key: idempotencyKey,
    status: statusAfterPlacing(payment.kind),
    ordered_at: now,
    payment_id: payment.id,
    payment_kind: payment.kind,
    payment_name: payment.name,
    payment_instruction: paymentInstruction(payment, cart.payment_choice, orderNo, now),
    payment_expires_at: paymentExpiry(payment.kind, now),
    masked_number: payment.kind === 'card' ? (cart.payment_choice?.card?.masked_number ?? null) : null,
    orderer: JSON.stringify(orderer),
    email: orderer.email,
    amount_by_tax_rate: JSON.stringify(amount_by_tax_rate),
    tax_rounding: state.taxRates.rounding,
    detail: JSON.stringify(cartDetail(state, pricing)),
    note: cart.note,
    receipt_name: cart.receipt_name,
    receipt_nonce: link.nonce,
    receipt_token_hash: link.hash,
    is_social_gift: cart.gift !== null,
    address_mark: addressMark(call.config.secrets, call.request.ip),
  })
}

async function writeShippings(
  trx: Trx,
  call: PlacingCall,
  state: CartState,
  pricing: CartPricing,
  order: OrderRow,
): Promise<void> {
  const detail = cartDetail(state, pricing)
  for (const packing of pricing.packings.filter(({ lines }) => lines.length > 0)) {
    const shipping = state.shippings.find(({ key }) => key === packing.shipping_key)!
    const { key: _key, cart_id: _cart, position: _position, user_address_id: _address, ...address } = shipping
    const shippingId = await insertOrderShipping(trx, {
      ...(shipping.is_social_gift ? { is_social_gift: true } : address),
      order_id: order.id,
      delivery_at: packing.delivery_at,
      delivery_timezone_key: packing.delivery_timezone_key,
      arrival_text: arrivalText(state, packing, pricing),
      carriage_kind: packing.carriage_kind,
      carriage: packing.carriage,
    })
    if (state.cart.gift && shipping.is_social_gift) {
      const link = newLink(call.config.secrets, 'social-gift')
      const expiresAt = new Date(state.now.getTime() + giftDays * 86_400_000)
      await insertSocialGift(trx, {
        order_id: order.id,
        order_shipping_id: shippingId,
        token_nonce: link.nonce,
        token_hash: link.hash,
        expires_at: expiresAt,
        ...state.cart.gift,
      })
    }
    for (const line of packing.lines) {
      const product = detail.products.find(({ key }) => key === line.key)!
      await insertOrderLine(trx, {
        order_id: order.id,
        order_shipping_id: shippingId,
        product_id: product.product_id,
        product_info: JSON.stringify(product.product_info),
        unit_price: product.unit_price,
        price_with_tax: product.price_with_tax,
        quantity: product.quantity,
        tax_rate: product.tax_rate,
        coupon_discount: product.coupon_discount_parts.reduce((sum, { amount }) => sum + amount, 0),
        measurement: product.measurement ? JSON.stringify(product.measurement) : null,
        name_embroidery: product.name_embroidery,
        accessories: JSON.stringify(product.accessories),
      })
    }
  }
}

/**
 * Stock, coupons and points, each by a conditional update: whoever comes too late rolls the whole order back.
 */
async function takeEverything(
  trx: Trx,
  state: CartState,
  pricing: CartPricing,
  order: OrderRow,
): Promise<void> {
  const soldOut = await takeStock(trx, order.id, stockNeeded(pricing.lines, state.products, state.components))
  if (soldOut !== null) {
    const name =
      state.products.get(soldOut)?.name ??
      state.components.find((part) => part.component_product_id === soldOut)?.name ??
      ''
    throw new Rejection(
      422,
      'cart.product.sold_out',
      `申し訳ございません。「${name}」は在庫切れとなりました。`,
    )
  }
  for (const { coupon_id, discount } of pricing.discounts) {
    const isUsed = await takeCoupon(trx, {
      coupon_id,
      order_id: order.id,
      user_account_id: order.user_account_id,
      discount,
      now: state.now,
    })
    if (!isUsed) throw new Rejection(422, 'cart.coupon.already_used', couponRefusalMessages.already_used)
  }
  if (order.point > 0 && order.user_account_id !== null) {
    const movement = {
      user_account_id: order.user_account_id,
      order_id: order.id,
      kind: 'used' as const,
      point: order.point,
      note: order.order_no,
      created_at: state.now,
    }
    if (!(await takePoints(trx, movement)))
      throw new Rejection(422, 'cart.point.not_enough', 'ご利用可能なポイントが不足しています。')
  }
}
