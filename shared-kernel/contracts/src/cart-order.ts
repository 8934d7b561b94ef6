import {
  array,
  boolean,
  enums,
  integer,
  literal,
  min,
  nonempty,
  nullable,
  object,
  optional,
  string,
  type,
  type Infer,
} from 'superstruct'
import { Cart, CartDetail } from './cart-detail'
import { endpoint } from './endpoint'
import { OrderStatus } from './order'
import { LoginResponse } from './session'
import { calendarDay, captchaToken, instant, longText, maybe, yen } from './wire'

/** The payment service's script turns a card into this token: the shop never sees the number. */
export const CardToken = object({
  token: longText(4_000),
  token_key: longText(4_000),
  masked_number: string(),
  expiration: string(),
  name: maybe(string()),
  /** Visa, JCB …, where the service reports it. */
  brand: maybe(string()),
})
export type CardToken = Infer<typeof CardToken>

export const CartOrdererInput = object({
  last_name: string(),
  first_name: string(),
  last_name_kana: string(),
  first_name_kana: string(),
  email: string(),
  postal_code: string(),
  prefecture: string(),
  city: string(),
  address1: string(),
  address2: maybe(string()),
  phone_number: string(),
  birthday: maybe(calendarDay),
  is_receive_newsletter: optional(boolean()),
})
export type CartOrdererInput = Infer<typeof CartOrdererInput>

/** Orderer and payment; absent members stay as they are. */
export const modifyCartOrder = endpoint({
  method: 'PATCH',
  path: '/v1/carts/order/modify',
  access: 'any',
  body: object({
    token: string(),
    orderer: optional(CartOrdererInput),
    /** Sent alone for a member whose profile lacks it. */
    birthday: maybe(calendarDay),
    payment_id: maybe(integer()),
    card: optional(CardToken),
    user_card_id: optional(integer()),
    /** The card is typed on the payment service's own page once the order is sent. */
    is_card_hosted: optional(literal(true)),
    convenience_store: optional(string()),
  }),
  response: Cart,
})

export const modifyCartOther = endpoint({
  method: 'PATCH',
  path: '/v1/carts/other/modify',
  access: 'any',
  body: object({ token: string(), note: maybe(string()), receipt_name: maybe(string()) }),
  response: Cart,
})

/** 0 returns the points. 422 `cart.point.*` when the member has fewer, or the cart costs less. */
export const changeCartPoint = endpoint({
  method: 'PATCH',
  path: '/v1/carts/point',
  access: 'member',
  body: object({ token: string(), point: min(integer(), 0) }),
  response: Cart,
})

/** Makes the cart a social gift, or with `is_social_gift: false` an ordinary one again. */
export const changeCartReceiver = endpoint({
  method: 'PATCH',
  path: '/v1/carts/social/receiver',
  access: 'any',
  body: object({
    token: string(),
    is_social_gift: boolean(),
    receiver_name: maybe(string()),
    /** Several recipients: each gets an equal share of every line. */
    receiver_names: optional(array(string())),
    sender_name: maybe(string()),
    message: maybe(string()),
  }),
  response: Cart,
})

/** `redirect_url` leads to the payment service's own page; without it the order is placed. */
export const CartDecision = type({
  order_no: string(),
  status: enums(['accepted', 'needs_authentication']),
  redirect_url: nullable(string()),
  /** Token for a guest's receipt; null for a member, and until the receipt can be issued. */
  receipt_token: nullable(string()),
})
export type CartDecision = Infer<typeof CartDecision>

/**
 * The order as the confirm screen showed it, in yen with tax. The API compares it with the current order and
 * never takes prices from it.
 */
export const ShownOrder = object({
  lines: array(
    object({
      key: string(),
      quantity: integer(),
      /** One piece. */
      price_with_tax: yen,
      /** All accessories of the line. */
      accessory_price: yen,
    }),
  ),
  coupons: array(object({ id: integer(), discount: yen })),
  total_carriage: yen,
  payment_fee: yen,
  point: integer(),
})
export type ShownOrder = Infer<typeof ShownOrder>

/** The order as the shopper saw it; absent members are not compared. */
export const SeenOrder = object({
  version: optional(integer()),
  total_payment: optional(yen),
  /** One for each parcel, in the cart's order. */
  arrival_texts: optional(array(nullable(string()))),
  shown: optional(ShownOrder),
})
export type SeenOrder = Infer<typeof SeenOrder>

export const PlaceOrderInput = object({
  idempotency_key: nonempty(string()),
  ...SeenOrder.schema,
  /** Required on the screen cart-confirm. */
  captcha_token: captchaToken,
})
export type PlaceOrderInput = Infer<typeof PlaceOrderInput>

/**
 * Places the order. `idempotency_key` is made once per confirm screen and belongs to its cart: the same cart
 * returns the same order, another cart gets 409 `cart.decision.key_taken`. `version`, `total_payment`,
 * `arrival_texts` and `shown` are the order as the shopper saw it: 422 `cart.decision.changed` when they
 * differ from the current ones, with old and new values in words as `errors.changed`.
 */
export const decideCart = endpoint({
  method: 'POST',
  path: '/v1/carts/:token/decision',
  access: 'any',
  body: PlaceOrderInput,
  response: CartDecision,
})

/** Deletes the error of a failed payment; cancels a payment that is still open and reopens the cart. */
export const deleteCartTransactionError = endpoint({
  method: 'PATCH',
  path: '/v1/carts/transaction/error/delete',
  access: 'any',
  body: object({ token: string() }),
  response: Cart,
})

/** A placed order as the completion screen shows it. */
export const CartPlacedOrder = type({
  order_no: string(),
  status: OrderStatus,
  ordered_at: instant,
  payment_name: string(),
  /** How and until when to pay, in words; null when the payment is done. */
  payment_instruction: nullable(string()),
  total_payment: yen,
  email: string(),
  receipt_token: nullable(string()),
  /** Path of the recipient's page, which the giver passes on. */
  social_gift: nullable(
    type({
      path: string(),
      expires_at: instant,
      /** Path of the giver's page, with every link and the state of each gift. */
      giver_path: optional(nullable(string())),
    }),
  ),
  detail: CartDetail,
})
export type CartPlacedOrder = Infer<typeof CartPlacedOrder>

/** For the member who ordered, or the holder of the cart's token. */
export const getCartOrder = endpoint({
  method: 'GET',
  path: '/v1/carts/order/:orderNo',
  access: 'any',
  query: object({ token: optional(string()) }),
  response: CartPlacedOrder,
})

/** The part of an order that is shown without authentication. */
export const CartOrderState = type({ order_no: string(), status: OrderStatus, payment_name: string() })
export type CartOrderState = Infer<typeof CartOrderState>

/**
 * For a browser that returns from the payment service but did not place the order. `t` is the signature of
 * the return address; 404 `order.not_found` for any other one.
 */
export const getCartOrderState = endpoint({
  method: 'GET',
  path: '/v1/carts/order/:orderNo/state',
  access: 'public',
  query: object({ t: string() }),
  response: CartOrderState,
})

/**
 * Registers a guest as a member from the orderer of a placed order. The response is that of a registration
 * and leads to the mailed code whether or not the address is taken. 404 `order.not_found` for a wrong token
 * and for a member's order; 422 with messages per field, also for fields that the shop requires of a member
 * only.
 */
export const registerOrderer = endpoint({
  method: 'POST',
  path: '/v1/carts/order/:orderNo/member',
  access: 'public',
  body: object({ token: string(), password: string(), captcha_token: captchaToken }),
  response: LoginResponse,
})
