import type { FastifyRequest } from 'fastify'
import type { CartDetail, CartOrderer } from '@storefront/contracts'
import { toTokyoDay } from '@storefront/locale-ja'
import type { Trx } from '../../platform/database/db'
import type { CartCall } from '../../cart/change-cart.command'
import { type CartPricing } from '../../cart/cart-pricing.rules'
import type { GiftLetter } from '../../cart/cart.table'
import { dispatchDay, paymentDay } from '../../cart/shipping/cart-leadtime.rules'
import type { CartState } from '../../cart/state/cart-state.table'
import { toOrderAddress, toOrderLine } from './order-rows.rules'
import { paymentExpiry, paymentInstruction } from './payment-instruction.rules'
import { addressMark } from '../../platform/secret/secret.rules'
import { giftNames } from '../../cart/shipping/gift-shippings.rules'
import { giftDays } from '../../order/social-gift/social-gift.rules'
import { newLink } from '../../order/order/link-token.rules'
import { insertOrder, type NewGift, type NewOrder, type OrderWriting } from './insert-order.sql'
import { orderNumber, statusAfterPlacing } from '../../order/order/order-status.rules'
import type { Services } from '../../services'

export type PlacingCall = CartCall &
  Pick<Services, 'config' | 'jobs'> & { request: Pick<FastifyRequest, 'ip'> }

export type Placing = {
  pricing: CartPricing
  detail: CartDetail
  orderer: CartOrderer
  idempotencyKey: string
  running: number
}

/** Writes the order, its parcels with their items, a gift's letters, and closes the cart. */
export async function writeOrder(trx: Trx, call: PlacingCall, state: CartState, placing: Placing) {
  const writing = buildWriting(call, state, placing)
  const [first] = writing.gifts
  const gift = writing.giftOrder && first ? { ...writing.giftOrder, expires_at: first.expires_at } : null
  return { ...(await insertOrder(trx, writing)), channel: call.channel, gift }
}

function buildOrder(
  call: PlacingCall,
  state: CartState,
  { pricing, detail, orderer, ...placing }: Placing,
): NewOrder {
  const { cart, now } = state
  const payment = pricing.payment!
  const {
    amount_until_free_carriage: _free,
    carriage_preview: _preview,
    total_accessory: _accessory,
    ...amounts
  } = pricing.totals
  const link = newLink(call.config.secrets, 'receipt')
  const orderNo = orderNumber(toTokyoDay(now), placing.running, call.channel.prefix)
  return {
    ...amounts,
    order_no: orderNo,
    channel_id: cart.channel_id,
    user_account_id: cart.user_account_id,
    cart_id: cart.id,
    idempotency_key: placing.idempotencyKey,
    status: statusAfterPlacing(payment.kind),
    ordered_at: now.toISOString(),
    payment_id: payment.id,
    payment_kind: payment.kind,
    payment_name: payment.name,
    payment_instruction: paymentInstruction(payment, cart.payment_choice, {
      orderNo,
      now,
      amount: pricing.totals.total_payment,
      credit: state.credit,
      shipsOn: lastDispatchDay(state, pricing),
      payBy: firstPaymentDay(state, pricing),
    }),
    payment_expires_at: paymentExpiry(payment.kind, now)?.toISOString() ?? null,
    masked_number: payment.kind === 'card' ? (cart.payment_choice?.card?.masked_number ?? null) : null,
    orderer,
    email: orderer.email,
    tax_rounding: state.taxRates.rounding,
    detail,
    note: cart.note,
    receipt_name: detail.other.receipt_name,
    receipt_nonce: link.nonce,
    receipt_token_hash: link.hash,
    is_social_gift: cart.gift !== null,
    address_mark: addressMark(call.config.secrets, call.request.ip),
  }
}

/** Returns the day on which the order's last parcel ships. Today if no parcel has an address. */
const lastDispatchDay = (state: CartState, { packings }: CartPricing) =>
  packings.reduce((last, packing) => {
    const day = dispatchDay(state, packing) ?? last
    return day > last ? day : last
  }, toTokyoDay(state.now))

/** Returns the day to pay by for the earliest requested day. Null if no day was requested. */
function firstPaymentDay(state: CartState, { packings }: CartPricing): string | null {
  const days = packings.flatMap((packing) => paymentDay(state, packing) ?? [])
  return days.toSorted()[0] ?? null
}

function buildWriting(call: PlacingCall, state: CartState, placing: Placing): OrderWriting {
  const { pricing, detail } = placing
  const { gift } = state.cart
  const order = buildOrder(call, state, placing)
  const names = giftNames(gift)
  const gifts = state.shippings.filter(({ is_social_gift }) => is_social_gift)
  const packings = pricing.packings.filter(({ lines }) => lines.length > 0)
  const shippings = packings.map(({ shipping_key }) =>
    state.shippings.find(({ key }) => key === shipping_key)!,
  )
  const shown = new Map(
    detail.shippings.flatMap((shipping) => shipping.packings.map((packing) => [packing.key, packing])),
  )
  const products = new Map(detail.products.map((product) => [product.key, product]))
  return {
    order,
    shippings: packings.map((packing, index) => ({
      ...toOrderAddress(shippings[index]!),
      delivery_at: packing.delivery_at,
      delivery_timezone_key: packing.delivery_timezone_key,
      arrival_text: shown.get(packing.key)?.arrival_text ?? null,
      ships_on: dispatchDay(state, packing),
      carriage_kind: packing.carriage_kind,
      carriage: packing.carriage,
    })),
    lines: packings.flatMap(({ lines }, shipping) =>
      lines.map(({ key }) => ({ ...toOrderLine(products.get(key)!), shipping })),
    ),
    giftOrder: gift && toTokenColumns(newLink(call.config.secrets, 'giver')),
    gifts: shippings.flatMap((row, shipping): NewGift[] =>
      gift && row.is_social_gift
        ? [
            {
              ...buildGiftLetter(call, state, gift),
              receiver_name: names[gifts.indexOf(row)] ?? gift.receiver_name,
              shipping,
            },
          ]
        : [],
    ),
    isPaymentRequested: order.status === 'pending_payment',
  }
}

const toTokenColumns = ({ nonce, hash }: ReturnType<typeof newLink>) => ({
  token_nonce: nonce,
  token_hash: hash,
})

const buildGiftLetter = (call: PlacingCall, { now }: CartState, { sender_name, message }: GiftLetter) => ({
  ...toTokenColumns(newLink(call.config.secrets, 'social-gift')),
  expires_at: new Date(now.getTime() + giftDays * 86_400_000).toISOString(),
  sender_name,
  message,
})
