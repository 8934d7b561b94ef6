import {
  array,
  boolean,
  enums,
  integer,
  nonempty,
  nullable,
  object,
  optional,
  string,
  type,
  type Infer,
} from 'superstruct'
import { AmountByTaxRate, PendingPayment } from './cart-detail'
import { endpoint } from './endpoint'
import { noshiCords, noshiPlaces } from './noshi'
import { pagingQuery } from './paging'
import { Picture } from './picture'
import { ReviewState } from './product-review'
import { calendarDay, instant, yen } from './wire'

export const orderStatuses = [
  'pending_payment',
  'payment_failed',
  'waiting_deposit',
  'accepted',
  'preparing',
  'shipped',
  'delivered',
  'cancelled',
] as const
export const OrderStatus = enums(orderStatuses)
export type OrderStatus = Infer<typeof OrderStatus>

export const OrderProduct = type({
  order_line_id: optional(integer()),
  product_id: integer(),
  product_info: type({
    key: string(),
    code: string(),
    name: string(),
    variant_name: nullable(string()),
    counter: optional(string()),
    image: nullable(Picture),
    maker_name: nullable(string()),
    brand_name: optional(nullable(string())),
    /** Categories from the top of each tree down, as at the time of the order. Absent in older orders. */
    category_names: optional(array(string())),
    is_reduced_tax_rate: boolean(),
    /** How a name is put on the product, e.g. 刻印. Absent for 刺繍. */
    name_marking: optional(string()),
  }),
  unit_price: yen,
  price_with_tax: yen,
  quantity: integer(),
  tax_rate: integer(),
  total_price: yen,
  name_embroidery: nullable(string()),
  accessories: array(
    type({
      name: string(),
      kind: string(),
      price_with_tax: yen,
      quantity: integer(),
      total_price: yen,
      noshi_heading: nullable(string()),
      noshi_cord: optional(nullable(enums(noshiCords))),
      noshi_place: optional(nullable(enums(noshiPlaces))),
      noshi_name: nullable(string()),
      message: nullable(string()),
    }),
  ),
  /** State of the member's own review of the product. Null if there is no review yet. */
  review_state: optional(nullable(ReviewState)),
  is_reviewable: optional(boolean()),
})
export type OrderProduct = Infer<typeof OrderProduct>

/** One parcel. In a social gift the address fields stay null because only the shop may see them. */
export const OrderShipping = type({
  id: integer(),
  is_social_gift: boolean(),
  /** The parcel's progress as text. Null once the order is cancelled. */
  status_name: optional(nullable(string())),
  shipping_name: nullable(string()),
  shipping_kana: nullable(string()),
  formatted_postal_code: nullable(string()),
  full_address: nullable(string()),
  phone_number: nullable(string()),
  delivery_at: nullable(calendarDay),
  delivery_timezone: nullable(string()),
  /**
   * Arrival text as shown at the time of the order. Null in older orders, and if the requested date already
   * states the arrival.
   */
  arrival_text: optional(nullable(string())),
  carriage: yen,
  tracking_number: nullable(string()),
  carrier_name: optional(nullable(string())),
  /** The carrier's tracking page, once the parcel has a tracking number. */
  tracking_url: optional(nullable(string())),
  products: array(OrderProduct),
})
export type OrderShipping = Infer<typeof OrderShipping>

const orderHead = {
  id: integer(),
  order_no: string(),
  ordered_at: instant,
  status: OrderStatus,
  /** The status as text. */
  status_name: string(),
  total_payment: yen,
  payment_name: string(),
  is_cancellable: boolean(),
  is_social_gift: boolean(),
  /** Message for the shopper if the shop cancelled the order only on its own side. Otherwise empty. */
  cancel_only_ecd_key: string(),
}

export const OrderSummary = type({
  ...orderHead,
  total_quantity: integer(),
  products: array(
    type({
      product_id: integer(),
      key: string(),
      name: string(),
      image: nullable(Picture),
      quantity: integer(),
      counter: optional(string()),
    }),
  ),
})
export type OrderSummary = Infer<typeof OrderSummary>

export const Order = type({
  ...orderHead,
  shippings: array(OrderShipping),
  orderer: type({ name: string(), email: string(), phone_number: string() }),
  order: type({
    total_price: yen,
    /** Included in `total_price`. */
    total_accessory: optional(yen),
    total_quantity: optional(integer()),
    total_carriage: yen,
    payment_fee: yen,
    coupon_discount: yen,
    point: integer(),
    earned_point: integer(),
    /**
     * True if the points aren't usable yet. They become usable once the order is paid or, if paid after
     * delivery, once all parcels are shipped.
     */
    is_point_coming: optional(boolean()),
    total_payment: yen,
    total_tax: yen,
    amount_by_tax_rate: array(AmountByTaxRate),
  }),
  coupons: array(type({ id: integer(), code: string(), name: string(), discount: yen })),
  payment_instruction: nullable(string()),
  masked_number: nullable(string()),
  note: nullable(string()),
  receipt_name: nullable(string()),
  receipt_proviso: optional(nullable(string())),
  /**
   * Time of the first receipt. From then on, addressee and proviso are fixed and every receipt is a copy.
   * Null before the first receipt.
   */
  receipt_issued_at: optional(nullable(instant)),
  has_receipt: boolean(),
  /** Inquiry category for returns, if the shop has one. */
  returns_category_id: optional(nullable(integer())),
  cancelled_at: nullable(instant),
  cancel_reason: nullable(string()),
  social_gift: nullable(
    type({
      path: nullable(string()),
      expires_at: instant,
      is_completed: boolean(),
      receiver_name: string(),
      /** Path of the giver's page. Absent in older orders. */
      giver_path: optional(nullable(string())),
    }),
  ),
})
export type Order = Infer<typeof Order>

const path = '/v1/me/orders'

/**
 * Filters by `ordered_from` to `ordered_to` (inclusive), by `status`, and by `keyword`: every word must occur
 * in the order's number or its products. `user_order_total_payment` is the member's total over all orders
 * except cancelled ones, whatever the filter. Orders awaiting payment are in `pending_payments` instead of
 * the list.
 */
export const listOrders = endpoint({
  method: 'GET',
  path,
  access: 'member',
  query: object({
    ...pagingQuery,
    ordered_from: optional(calendarDay),
    ordered_to: optional(calendarDay),
    status: optional(OrderStatus),
    keyword: optional(string()),
  }),
  response: type({
    data: array(OrderSummary),
    user_order_total_payment: yen,
    pending_payments: optional(array(PendingPayment)),
  }),
})

export const getOrder = endpoint({ method: 'GET', path: `${path}/:id`, access: 'member', response: Order })

/**
 * Cancels an order. Returns stock, coupons and points exactly once, even if the call is repeated. 422
 * `order.cancel.not_cancellable` if it is too late.
 */
export const cancelOrder = endpoint({
  method: 'PUT',
  path: `${path}/:id/cancel`,
  access: 'member',
  body: object({ cancel_reason: nonempty(string()) }),
  response: Order,
})

/**
 * Sets the receipt's addressee and proviso. 422 `order.receipt.issued` once the first receipt has been
 * issued.
 */
export const nameOrderReceipt = endpoint({
  method: 'PUT',
  path: `${path}/:id/receipt`,
  access: 'member',
  beyondSpec: 'ADR 0070',
  body: object({ receipt_name: string(), receipt_proviso: string() }),
  response: Order,
})

/** The first download is the original; every later one is marked as a copy. */
export const downloadOrderReceipt = endpoint({
  method: 'GET',
  path: `${path}/:id/download/receipt`,
  access: 'member',
  payload: 'file',
})

/**
 * Checks the number and token like {@link downloadGuestReceipt}, but doesn't issue the receipt. A form
 * without scripts shows the errors at its fields.
 */
export const checkGuestReceipt = endpoint({
  method: 'GET',
  path: '/v1/orders/:no/receipt',
  access: 'public',
  beyondSpec: 'ADR 0062',
  query: object({ t: string() }),
})

/** For guests. `t` is the token from the order mail. */
export const downloadGuestReceipt = endpoint({
  method: 'GET',
  path: '/v1/orders/:no/download/receipt',
  access: 'public',
  query: object({ t: string() }),
  payload: 'file',
})
