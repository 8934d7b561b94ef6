import type { Order, OrderProduct, OrderShipping, OrderSummary, ReviewState } from '@storefront/contracts'
import { formatPostalCode } from '@storefront/locale-ja'
import { statusOfParcel } from '../../delivery/parcel/parcel.rules'
import { findTracking } from '../../delivery/delivery/carrier.rules'
import { joinAddress } from '../../delivery/postal-code/joined-address.rules'
import { timezoneName } from '../../delivery/delivery/leadtime.rules'
import type { SocialGiftTable } from '../social-gift/social-gift.table'
import type { OrderLineRow, OrderShippingRow } from './order-detail.table'
import { hasComingPoints, isCancellable, isReviewable, orderStatusNames } from './order-status.rules'
import type { OrderRow } from './order.table'

type GiftState = { isGiftCompleted: boolean }

const head = (order: OrderRow, gift: GiftState) => ({
  id: order.id,
  order_no: order.order_no,
  ordered_at: order.ordered_at,
  status: order.status,
  status_name: orderStatusNames[order.status],
  total_payment: order.total_payment,
  payment_name: order.payment_name,
  is_cancellable: isCancellable(order.status, gift),
  is_social_gift: order.is_social_gift,
  cancel_only_ecd_key: order.cancel_only_ecd_key,
})

export function orderSummary(order: OrderRow, lines: readonly OrderLineRow[], gift: GiftState): OrderSummary {
  return {
    ...head(order, gift),
    total_quantity: order.total_quantity,
    products: lines.map(({ product_id, product_info, quantity }) => ({
      product_id,
      key: product_info.key,
      name: product_info.name,
      image: product_info.image,
      quantity,
      ...(product_info.counter ? { counter: product_info.counter } : {}),
    })),
  }
}

/** Returns a line's price for all pieces, including tax, before coupons and without accessories. */
export const lineTotal = ({
  total_price,
  price_with_tax,
  quantity,
}: Pick<OrderLineRow, 'total_price' | 'price_with_tax' | 'quantity'>) =>
  total_price ?? price_with_tax * quantity

type Reviews = { isOpen: boolean; states: ReadonlyMap<number, ReviewState> }

const product = (line: OrderLineRow, { isOpen, states }: Reviews): OrderProduct => ({
  order_line_id: line.id,
  product_id: line.product_id,
  product_info: line.product_info,
  unit_price: line.unit_price,
  price_with_tax: line.price_with_tax,
  quantity: line.quantity,
  tax_rate: line.tax_rate,
  total_price: lineTotal(line),
  name_embroidery: line.name_embroidery,
  accessories: line.accessories,
  review_state: states.get(line.id) ?? null,
  is_reviewable: isOpen && !states.has(line.id),
})

/**
 * Converts a parcel for the order page. Of a social gift, only the products are shown, without the
 * recipient's name, address, phone number and delivery details.
 */
function shipping(
  row: OrderShippingRow,
  { order, lines, reviews }: { order: OrderRow; lines: readonly OrderLineRow[]; reviews: Reviews },
): OrderShipping {
  const common = {
    id: row.id,
    is_social_gift: row.is_social_gift,
    status_name:
      order.status === 'cancelled' ? null : orderStatusNames[statusOfParcel(row.parcel_status, order.status)],
    carriage: row.carriage,
    products: lines
      .filter(({ order_shipping_id }) => order_shipping_id === row.id)
      .map((line) => product(line, reviews)),
  }
  if (row.is_social_gift) {
    const hidden = {
      shipping_name: null,
      shipping_kana: null,
      formatted_postal_code: null,
      full_address: null,
      phone_number: null,
    }
    const { arrival_text } = row
    return {
      ...common,
      ...hidden,
      delivery_at: null,
      delivery_timezone: null,
      arrival_text,
      tracking_number: null,
      carrier_name: null,
      tracking_url: null,
    }
  }
  const postalCode = formatPostalCode(row.postal_code ?? '')
  return {
    ...common,
    shipping_name: `${row.shipping_last_name ?? ''} ${row.shipping_first_name ?? ''}`.trim(),
    shipping_kana: `${row.shipping_last_name_kana ?? ''} ${row.shipping_first_name_kana ?? ''}`.trim(),
    formatted_postal_code: postalCode,
    full_address: `〒${postalCode} ${joinAddress(row)}`,
    phone_number: row.phone_number,
    delivery_at: row.delivery_at,
    delivery_timezone: timezoneName(row.delivery_timezone_key),
    arrival_text: row.arrival_text,
    tracking_number: row.tracking_number,
    ...findTracking(row),
  }
}

/** Sums up the prices of wrapping, noshi, cards and bags, which the order's `total_price` includes. */
export const accessoryTotal = (lines: readonly OrderLineRow[]) =>
  lines.flatMap(({ accessories }) => accessories).reduce((sum, { total_price }) => sum + total_price, 0)

type Gift = { expires_at: string; completed_at: string | null } & Pick<SocialGiftTable, 'receiver_name'>
type Parts = {
  order: OrderRow
  shippings: readonly OrderShippingRow[]
  lines: readonly OrderLineRow[]
  reviews: ReadonlyMap<number, ReviewState>
  coupons: Order['coupons']
  /** One gift per recipient. */
  gifts: readonly (Gift & { path: string | null })[]
  giverPath: string | null
  returnsCategoryId: number | null
  hasReceipt: boolean
}

/**
 * Describes the order's gifts. Contains the link if there is a single gift. The giver's page lists the links
 * of several gifts.
 */
function toOrderGift({
  order,
  gifts,
  giverPath,
}: Pick<Parts, 'order' | 'gifts' | 'giverPath'>): Order['social_gift'] {
  const [first] = gifts
  if (!first) return null
  const isCompleted = gifts.every(({ completed_at }) => completed_at !== null)
  return {
    path: order.status === 'accepted' && gifts.length === 1 && !isCompleted ? first.path : null,
    expires_at: first.expires_at,
    is_completed: isCompleted,
    receiver_name: gifts.map(({ receiver_name }) => receiver_name).join('、'),
    giver_path: giverPath,
  }
}

export function orderDetail({
  order,
  shippings,
  lines,
  reviews,
  coupons,
  gifts,
  giverPath,
  returnsCategoryId,
  hasReceipt,
}: Parts): Order {
  const { orderer } = order
  const ofLines = { isOpen: isReviewable(order.status), states: reviews }
  return {
    ...head(order, { isGiftCompleted: gifts.some(({ completed_at }) => completed_at !== null) }),
    shippings: shippings.map((row) => shipping(row, { order, lines, reviews: ofLines })),
    orderer: {
      name: `${orderer.last_name} ${orderer.first_name}`,
      email: order.email,
      phone_number: orderer.phone_number,
    },
    order: {
      total_price: order.total_price,
      total_accessory: accessoryTotal(lines),
      total_quantity: order.total_quantity,
      total_carriage: order.total_carriage,
      payment_fee: order.payment_fee,
      coupon_discount: order.coupon_discount,
      point: order.point,
      earned_point: order.earned_point,
      is_point_coming: hasComingPoints(order),
      total_payment: order.total_payment,
      total_tax: order.total_tax,
      amount_by_tax_rate: order.amount_by_tax_rate,
    },
    coupons,
    payment_instruction: order.status === 'cancelled' ? null : order.payment_instruction,
    masked_number: order.masked_number,
    note: order.note,
    receipt_name: order.receipt_name,
    receipt_proviso: order.receipt_proviso,
    receipt_issued_at: order.receipt_issued_at,
    returns_category_id: returnsCategoryId,
    has_receipt: hasReceipt,
    cancelled_at: order.cancelled_at,
    cancel_reason: order.cancel_reason,
    social_gift: toOrderGift({ order, gifts, giverPath }),
  }
}
