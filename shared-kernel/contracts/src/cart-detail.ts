import {
  array,
  boolean,
  enums,
  integer,
  nullable,
  optional,
  record,
  string,
  type,
  type Infer,
} from 'superstruct'
import { CartProductInfo } from './cart-product-info'
import { CreditStatus } from './credit'
import { noshiCords, noshiPlaces } from './noshi'
import { calendarDay, instant, yen } from './wire'

/** Paper with ribbon, a noshi strip, a message card or a bag. */
const accessoryKinds = ['wrapping', 'noshi', 'message_card', 'bag'] as const

/** An accessory on one line, taxed and packed with that line. */
export const CartAccessory = type({
  key: string(),
  accessory_id: integer(),
  product_key: string(),
  kind: enums(accessoryKinds),
  name: string(),
  unit_price: yen,
  price_with_tax: yen,
  tax_rate: integer(),
  quantity: integer(),
  total_price: yen,
  noshi_heading: nullable(string()),
  noshi_cord: optional(nullable(enums(noshiCords))),
  noshi_place: optional(nullable(enums(noshiPlaces))),
  noshi_name: nullable(string()),
  message: nullable(string()),
})
export type CartAccessory = Infer<typeof CartAccessory>

/** One cart line, identified by `key`. The same product may be on several lines. */
export const CartProduct = type({
  key: string(),
  product_id: integer(),
  product_info: CartProductInfo,
  /** Price per piece, excluding tax. */
  unit_price: yen,
  /** Price per piece, including tax. */
  price_with_tax: yen,
  /** The next volume discount, from `quantity_from` pieces across all lines of the product. */
  next_price_step: optional(
    nullable(type({ quantity_from: integer(), unit_price: yen, price_with_tax: yen })),
  ),
  quantity: integer(),
  tax_rate: integer(),
  /** Tax included in `total_price`. For information only: an order's tax is rounded once per rate. */
  tax_amount: yen,
  /** For all pieces, including tax, before coupons and without accessories. */
  total_price: yen,
  coupon_discount_parts: array(type({ coupon_id: integer(), code: string(), amount: yen })),
  shipping_key: nullable(string()),
  packing_key: nullable(string()),
  accessories: array(CartAccessory),
  /** Body measurements in millimetres by name, for made-to-measure products. */
  measurement: nullable(record(string(), integer())),
  name_embroidery: nullable(string()),
})
export type CartProduct = Infer<typeof CartProduct>

/** One parcel. */
export const CartPacking = type({
  key: string(),
  shipping_key: string(),
  products: array(type({ key: string(), quantity: integer() })),
  accessories: array(CartAccessory),
  delivery_at: nullable(calendarDay),
  /** Label of the chosen time slot, e.g. 午前中. Null if there is no preference. */
  delivery_timezone: nullable(string()),
  delivery_timezone_key: nullable(string()),
  /** Expected arrival as text. For a prepaid order, relative to the payment. */
  arrival_text: optional(nullable(string())),
  carriage_kind: enums(['normal', 'cool', 'free']),
  carriage: yen,
})
export type CartPacking = Infer<typeof CartPacking>

/** The address that parcels are sent to. A social gift has a single address, which its recipient enters. */
export const CartShipping = type({
  key: string(),
  is_social_gift: boolean(),
  user_address_id: nullable(integer()),
  shipping_name: nullable(string()),
  shipping_last_name: nullable(string()),
  shipping_first_name: nullable(string()),
  shipping_kana: nullable(string()),
  shipping_last_name_kana: nullable(string()),
  shipping_first_name_kana: nullable(string()),
  postal_code: nullable(string()),
  formatted_postal_code: nullable(string()),
  prefecture: nullable(string()),
  city: nullable(string()),
  address1: nullable(string()),
  address2: nullable(string()),
  combined_address: nullable(string()),
  full_address: nullable(string()),
  phone_number: nullable(string()),
  cell_phone_number: nullable(string()),
  carriage: yen,
  packings: array(CartPacking),
})
export type CartShipping = Infer<typeof CartShipping>

export const CartCoupon = type({
  id: integer(),
  code: string(),
  name: string(),
  discount: yen,
  /** Reason as text why the coupon no longer applies. Absent while the coupon applies. */
  refusal: optional(string()),
})
export type CartCoupon = Infer<typeof CartCoupon>

export const AmountByTaxRate = type({
  tax_rate: integer(),
  is_reduced: boolean(),
  /** Includes tax, after coupons and points. The sum over all rates is `total_payment`. */
  amount: yen,
  /** Tax included in `amount`, rounded once by the shop's rounding rule. */
  tax_amount: yen,
})
export type AmountByTaxRate = Infer<typeof AmountByTaxRate>

/** The cart's totals. Amounts include tax unless stated otherwise. */
export const CartTotals = type({
  total_quantity: integer(),
  /** Products and accessories. */
  total_price: yen,
  total_accessory: yen,
  total_carriage: yen,
  payment_fee: yen,
  coupon_discount: yen,
  /** Points used, 1 point = 1 yen. */
  point: integer(),
  total_payment: yen,
  total_tax: yen,
  amount_by_tax_rate: array(AmountByTaxRate),
  earned_point: integer(),
  /** Maximum points that can be used on this order. Absent in older orders. */
  payable_point: optional(integer()),
  /**
   * Yen left to spend for free shipping. 0 if shipping is already free. Null if shipping is never free or
   * depends on the address.
   */
  amount_until_free_carriage: nullable(yen),
  /** Lowest and highest possible shipping fee while the address is unknown. Null or absent afterwards. */
  carriage_preview: optional(nullable(type({ from: yen, to: yen }))),
})
export type CartTotals = Infer<typeof CartTotals>

/** The person placing the order. For a member, prefilled from the profile. */
export const CartOrderer = type({
  last_name: string(),
  first_name: string(),
  last_name_kana: string(),
  first_name_kana: string(),
  email: string(),
  postal_code: string(),
  prefecture: string(),
  city: string(),
  address1: string(),
  address2: nullable(string()),
  phone_number: string(),
  /** Required if the cart contains alcohol. */
  birthday: nullable(calendarDay),
  is_receive_newsletter: boolean(),
})
export type CartOrderer = Infer<typeof CartOrderer>

/** The chosen payment, limited to what may be displayed. Never includes a token. */
export const CartPaymentChoice = type({
  kind: string(),
  masked_number: nullable(string()),
  expiration: nullable(string()),
  user_card_id: nullable(integer()),
  /** True if the card is entered on the payment service's own page after the order is submitted. */
  is_card_hosted: optional(boolean()),
  /** Yen the wallet may charge without another confirmation page. Null for other payment methods. */
  agreed_amount: optional(nullable(yen)),
  convenience_store: nullable(string()),
  /** Absent in older orders. */
  convenience_store_name: optional(nullable(string())),
})
export type CartPaymentChoice = Infer<typeof CartPaymentChoice>

export const CartDetail = type({
  products: array(CartProduct),
  shippings: array(CartShipping),
  coupons: array(CartCoupon),
  order: CartTotals,
  /** Readable notes on products excluded from coupons and points. Absent in older orders. */
  discount_notes: optional(type({ coupon: nullable(string()), point: nullable(string()) })),
  orderer: nullable(CartOrderer),
  payment: nullable(CartPaymentChoice),
  social_gift: nullable(
    type({
      /** All names joined if there are several recipients. */
      receiver_name: string(),
      receiver_names: optional(array(string())),
      sender_name: string(),
      message: nullable(string()),
    }),
  ),
  other: type({ note: nullable(string()), receipt_name: nullable(string()) }),
  /** Changes that the shopper didn't make, as readable messages. */
  warnings: array(
    type({
      code: string(),
      message: string(),
      product_key: nullable(string()),
      packing_key: optional(nullable(string())),
    }),
  ),
  /** True if the cart contains alcohol, which by law requires a birthday and a notice. */
  has_alcohol: boolean(),
})
export type CartDetail = Infer<typeof CartDetail>

/** An order awaiting payment at the payment service. It expires at `expires_at`. */
export const PendingPayment = type({ order_no: string(), expires_at: instant })
export type PendingPayment = Infer<typeof PendingPayment>

/** The whole cart. Every cart call returns it. */
export const Cart = type({
  token: string(),
  id: integer(),
  /** Increases with every change, so a response with a lower version is stale. */
  version: integer(),
  is_member: boolean(),
  /** True for a separate single-product checkout, independent of the open cart. */
  is_buy_now: optional(boolean()),
  expires_at: instant,
  payment_id: nullable(integer()),
  payment_name: nullable(string()),
  data: type({
    detail: CartDetail,
    /** Set once the cart has been ordered. */
    order_no: nullable(string()),
    /** Why the last payment failed. Stays until it is deleted. */
    transaction_error: nullable(type({ code: string(), message: string() })),
  }),
  /**
   * The order made from this cart, while its payment is pending. It holds stock, coupons and points, so the
   * cart has no warnings meanwhile.
   */
  pending_payment: optional(nullable(PendingPayment)),
  /** The signed-in member's usable points. Null for a guest. */
  usable_point: nullable(integer()),
  /** A signed-in business's credit for buying on account. Null for everyone else. */
  credit: optional(nullable(CreditStatus)),
})
export type Cart = Infer<typeof Cart>
