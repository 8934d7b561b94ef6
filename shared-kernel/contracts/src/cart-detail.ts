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
import { CreditStatus } from './credit'
import { noshiCords, noshiPlaces } from './noshi'
import { Picture } from './picture'
import { calendarDay, instant, yen } from './wire'

/** Paper and ribbon, a noshi strip, a message card or a bag. */
const accessoryKinds = ['wrapping', 'noshi', 'message_card', 'bag'] as const

/** An accessory of one line, counted with the line's tax and packed with it. */
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

export const CartProductInfo = type({
  id: integer(),
  key: string(),
  code: string(),
  name: string(),
  variant_name: nullable(string()),
  image: nullable(Picture),
  maker_name: nullable(string()),
  brand_name: nullable(string()),
  /** For analytics: each category once, from the top of its tree down. */
  category_names: array(string()),
  is_alcohol: boolean(),
  is_reduced_tax_rate: boolean(),
  is_sale: boolean(),
  is_social_gift_allowed: boolean(),
  stock_state: enums(['in_stock', 'few', 'sold_out']),
  /** The most that one order may take now: the product's own limit or the stock, whichever is less. */
  max_quantity: integer(),
  carriage_kind: enums(['normal', 'cool', 'free']),
  /** Contents per piece of a set; empty for other products. */
  components: array(type({ product_id: integer(), name: string(), quantity: integer() })),
})
export type CartProductInfo = Infer<typeof CartProductInfo>

/** One line of the cart. `key` names the line; the same product may stand on several lines. */
export const CartProduct = type({
  key: string(),
  product_id: integer(),
  product_info: CartProductInfo,
  /** Without tax, one piece. */
  unit_price: yen,
  /** With tax, one piece. */
  price_with_tax: yen,
  /** One piece costs less from `quantity_from` pieces on, summed over the product's lines. */
  next_price_step: optional(
    nullable(type({ quantity_from: integer(), unit_price: yen, price_with_tax: yen })),
  ),
  quantity: integer(),
  tax_rate: integer(),
  /** Tax within `total_price`; informative, the order's tax is rounded once per rate. */
  tax_amount: yen,
  /** With tax, all pieces, before coupons and without accessories. */
  total_price: yen,
  coupon_discount_parts: array(type({ coupon_id: integer(), code: string(), amount: yen })),
  shipping_key: nullable(string()),
  packing_key: nullable(string()),
  accessories: array(CartAccessory),
  /** Body measurements in millimetres by name, for made-to-measure goods. */
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
  /** Label of the chosen slot, e.g. 午前中; null: no wish. */
  delivery_timezone: nullable(string()),
  delivery_timezone_key: nullable(string()),
  /** Expected arrival in words; with a payment in advance, the time that runs from the payment. */
  arrival_text: optional(nullable(string())),
  carriage_kind: enums(['normal', 'cool', 'free']),
  carriage: yen,
})
export type CartPacking = Infer<typeof CartPacking>

/** Destination of parcels. A social gift has one shipping without an address: its recipient enters it. */
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
  /** The reason in words why it no longer applies; absent while it does. */
  refusal: optional(string()),
})
export type CartCoupon = Infer<typeof CartCoupon>

export const AmountByTaxRate = type({
  tax_rate: integer(),
  is_reduced: boolean(),
  /** With tax, after coupons and points; the sum over all rates is `total_payment`. */
  amount: yen,
  /** Tax within `amount`, rounded once by the shop's rounding rule. */
  tax_amount: yen,
})
export type AmountByTaxRate = Infer<typeof AmountByTaxRate>

/** The totals; every amount includes tax unless it says otherwise. */
export const CartTotals = type({
  total_quantity: integer(),
  /** Goods and accessories. */
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
  /** The most points that this order may use; absent in older orders. */
  payable_point: optional(integer()),
  /** Yen missing until postage is free; 0 when free, null when it is never free or depends on the address. */
  amount_until_free_carriage: nullable(yen),
  /** Least and greatest possible postage until an address is known; null or absent afterwards. */
  carriage_preview: optional(nullable(type({ from: yen, to: yen }))),
})
export type CartTotals = Infer<typeof CartTotals>

/** The orderer. A member's starts from the profile. */
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
  /** Asked when the cart holds alcohol. */
  birthday: nullable(calendarDay),
  is_receive_newsletter: boolean(),
})
export type CartOrderer = Infer<typeof CartOrderer>

/** The displayable part of the chosen payment: never a token. */
export const CartPaymentChoice = type({
  kind: string(),
  masked_number: nullable(string()),
  expiration: nullable(string()),
  user_card_id: nullable(integer()),
  /** The card is typed on the payment service's own page, after the order is sent. */
  is_card_hosted: optional(boolean()),
  /** Yen that a wallet's consent covers without another page; null for other payments. */
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
  /** Goods that coupons and points exclude, in words; absent in older orders. */
  discount_notes: optional(type({ coupon: nullable(string()), point: nullable(string()) })),
  orderer: nullable(CartOrderer),
  payment: nullable(CartPaymentChoice),
  social_gift: nullable(
    type({
      /** With several recipients, all their names. */
      receiver_name: string(),
      receiver_names: optional(array(string())),
      sender_name: string(),
      message: nullable(string()),
    }),
  ),
  other: type({ note: nullable(string()), receipt_name: nullable(string()) }),
  /** Changes that the shopper did not make, in words for the shopper. */
  warnings: array(
    type({
      code: string(),
      message: string(),
      product_key: nullable(string()),
      packing_key: optional(nullable(string())),
    }),
  ),
  /** True when the cart holds alcohol: requires the birthday and the notice by law. */
  has_alcohol: boolean(),
})
export type CartDetail = Infer<typeof CartDetail>

/** An order that waits for its payment at the payment service; it expires at `expires_at`. */
export const PendingPayment = type({ order_no: string(), expires_at: instant })
export type PendingPayment = Infer<typeof PendingPayment>

/** The whole cart, as every cart call returns it. */
export const Cart = type({
  token: string(),
  id: integer(),
  /** Grows with each change; a response with a smaller one is stale. */
  version: integer(),
  is_member: boolean(),
  /** A separate checkout for one product, beside the open cart. */
  is_buy_now: optional(boolean()),
  expires_at: instant,
  payment_id: nullable(integer()),
  payment_name: nullable(string()),
  data: type({
    detail: CartDetail,
    /** Set once the cart is decided. */
    order_no: nullable(string()),
    /** The reason why the last payment failed, until it is deleted. */
    transaction_error: nullable(type({ code: string(), message: string() })),
  }),
  /** The cart's own order under payment. Its stock, coupons and points count as the cart's; no warnings. */
  pending_payment: optional(nullable(PendingPayment)),
  /** The signed-in member's usable points; null for a guest. */
  usable_point: nullable(integer()),
  /** Credit on account of a signed-in business; null for everyone else. */
  credit: optional(nullable(CreditStatus)),
})
export type Cart = Infer<typeof Cart>
