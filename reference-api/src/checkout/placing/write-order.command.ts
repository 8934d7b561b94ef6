import type { CartDetail, CartOrderer } from '@storefront/contracts'
import { toTokyoDay } from '@storefront/locale-ja'
import type { Trx } from '../../platform/database/db'
import { type CartPricing } from '../../cart/cart-pricing.rules'
import type { GiftLetter } from '../../cart/cart.table'
import type { CartState } from '../../cart/state/cart-state.table'
import { toOrderAddress, toOrderLine } from './order-rows.rules'
import { paymentExpiry, paymentInstruction } from './payment-instruction.rules'
import { addressMark } from '../../platform/secret/secret.rules'
import { insertGiftOrder } from '../../order/social-gift/gift-order.sql'
import { insertSocialGifts } from '../../order/social-gift/social-gift.sql'
import { giftNames } from '../../cart/shipping/gift-shippings.rules'
import { giftDays } from '../../order/social-gift/social-gift.rules'
import { newLink } from '../../order/order/link-token.rules'
import { insertOrder, insertOrderLines, insertOrderShippings } from './insert-order.sql'
import { orderNumber, statusAfterPlacing } from '../../order/order/order-status.rules'
import type { OrderLineRow, OrderShippingRow } from '../../order/order/order-detail.table'
import type { OrderRow } from '../../order/order/order.table'
import type { PlacingCall } from './placing-call'

export type Placing = {
  pricing: CartPricing
  detail: CartDetail
  orderer: CartOrderer
  idempotencyKey: string
  running: number
}

export async function writeOrder(
  trx: Trx,
  call: PlacingCall,
  state: CartState,
  { pricing, detail, orderer, ...placing }: Placing,
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
  const orderNo = orderNumber(toTokyoDay(now), placing.running, call.channel.prefix)
  return insertOrder(trx, {
    ...amounts,
    order_no: orderNo,
    channel_id: cart.channel_id,
    user_account_id: cart.user_account_id,
    cart_id: cart.id,
    idempotency_key: placing.idempotencyKey,
    status: statusAfterPlacing(payment.kind),
    ordered_at: now,
    payment_id: payment.id,
    payment_kind: payment.kind,
    payment_name: payment.name,
    payment_instruction: paymentInstruction(payment, cart.payment_choice, orderNo, state),
    payment_expires_at: paymentExpiry(payment.kind, now),
    masked_number: payment.kind === 'card' ? (cart.payment_choice?.card?.masked_number ?? null) : null,
    orderer: JSON.stringify(orderer),
    email: orderer.email,
    amount_by_tax_rate: JSON.stringify(amount_by_tax_rate),
    tax_rounding: state.taxRates.rounding,
    detail: JSON.stringify(detail),
    note: cart.note,
    receipt_name: cart.receipt_name,
    receipt_nonce: link.nonce,
    receipt_token_hash: link.hash,
    is_social_gift: cart.gift !== null,
    address_mark: addressMark(call.config.secrets, call.request.ip),
  })
}

/** Writes the parcels with their items and a gift's letters, and returns the rows. */
export async function writeShippings(
  trx: Trx,
  call: PlacingCall,
  state: CartState,
  { pricing, detail }: Pick<Placing, 'pricing' | 'detail'>,
  order: OrderRow,
): Promise<{ lines: OrderLineRow[]; shippings: OrderShippingRow[] }> {
  const names = giftNames(state.cart.gift)
  const gifts = state.shippings.filter(({ is_social_gift }) => is_social_gift)
  if (state.cart.gift) {
    const { nonce, hash } = newLink(call.config.secrets, 'giver')
    await insertGiftOrder(trx, { order_id: order.id, token_nonce: nonce, token_hash: hash })
  }
  const packings = pricing.packings.filter(({ lines }) => lines.length > 0)
  const shippings = packings.map(({ shipping_key }) =>
    state.shippings.find(({ key }) => key === shipping_key)!,
  )
  const shown = new Map(
    detail.shippings.flatMap((shipping) => shipping.packings.map((packing) => [packing.key, packing])),
  )
  const written = await insertOrderShippings(
    trx,
    packings.map((packing, index) => ({
      ...toOrderAddress(shippings[index]!),
      order_id: order.id,
      delivery_at: packing.delivery_at,
      delivery_timezone_key: packing.delivery_timezone_key,
      arrival_text: shown.get(packing.key)?.arrival_text ?? null,
      carriage_kind: packing.carriage_kind,
      carriage: packing.carriage,
    })),
  )
  await insertSocialGifts(
    trx,
    shippings.flatMap((shipping, index) =>
      state.cart.gift && shipping.is_social_gift
        ? [
            {
              ...buildGiftLetter(call, state, state.cart.gift),
              order_id: order.id,
              order_shipping_id: written[index]!.id,
              receiver_name: names[gifts.indexOf(shipping)] ?? state.cart.gift.receiver_name,
            },
          ]
        : [],
    ),
  )
  const products = new Map(detail.products.map((product) => [product.key, product]))
  const lines = await insertOrderLines(
    trx,
    packings.flatMap(({ lines }, index) =>
      lines.map(({ key }) => ({
        ...toOrderLine(products.get(key)!),
        order_id: order.id,
        order_shipping_id: written[index]!.id,
      })),
    ),
  )
  return { lines, shippings: written }
}

function buildGiftLetter(call: PlacingCall, { now }: CartState, { sender_name, message }: GiftLetter) {
  const { nonce, hash } = newLink(call.config.secrets, 'social-gift')
  return {
    token_nonce: nonce,
    token_hash: hash,
    expires_at: new Date(now.getTime() + giftDays * 86_400_000),
    sender_name,
    message,
  }
}
