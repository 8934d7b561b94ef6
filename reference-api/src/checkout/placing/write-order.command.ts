import type { CartOrderer } from '@storefront/contracts'
import { toTokyoDay } from '@storefront/locale-ja'
import type { Trx } from '../../database/db'
import { arrivalText } from '../../cart/shipping/cart-leadtime.rules'
import { type CartPricing } from '../../cart/cart-pricing.rules'
import type { CartState } from '../../cart/state/cart-state.table'
import { cartDetail } from '../../cart/cart-view.rules'
import { paymentExpiry, paymentInstruction } from './payment-instruction.rules'
import { addressMark } from '../../secret/secret.rules'
import { insertGiftOrder } from '../../social-gift/gift-order.sql'
import { insertSocialGift } from '../../social-gift/social-gift.sql'
import { giftNames } from '../../cart/shipping/gift-shippings.rules'
import { giftDays } from '../../social-gift/social-gift.rules'
import { newLink } from '../../order/link-token.rules'
import { insertOrder, insertOrderLine, insertOrderShipping, nextRunningNumber } from './insert-order.sql'
import { orderNumber, statusAfterPlacing } from '../../order/order-status.rules'
import type { OrderRow } from '../../order/order.table'
import type { PlacingCall } from './placing-call'

export async function writeOrder(
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
  const orderNo = orderNumber(toTokyoDay(now), await nextRunningNumber(trx), call.channel.prefix)
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

export async function writeShippings(
  trx: Trx,
  call: PlacingCall,
  state: CartState,
  pricing: CartPricing,
  order: OrderRow,
): Promise<void> {
  const detail = cartDetail(state, pricing)
  const names = giftNames(state.cart.gift)
  const gifts = state.shippings.filter(({ is_social_gift }) => is_social_gift)
  if (state.cart.gift) {
    const { nonce, hash } = newLink(call.config.secrets, 'giver')
    await insertGiftOrder(trx, { order_id: order.id, token_nonce: nonce, token_hash: hash })
  }
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
        receiver_name: names[gifts.indexOf(shipping)] ?? state.cart.gift.receiver_name,
        sender_name: state.cart.gift.sender_name,
        message: state.cart.gift.message,
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
