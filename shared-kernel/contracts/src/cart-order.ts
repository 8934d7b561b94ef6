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

/**
 * A card's token, created by the payment service's fields, so that the shop never receives the card number.
 */
export const CardToken = object({
  token: longText(4_000),
  token_key: longText(4_000),
  masked_number: string(),
  expiration: string(),
  name: maybe(string()),
  /** Visa, JCB and so on, if the service reports it. */
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

/** Changes the orderer and payment. Omitted fields don't change. */
export const modifyCartOrder = endpoint({
  method: 'PATCH',
  path: '/v1/carts/order/modify',
  access: 'any',
  body: object({
    token: string(),
    orderer: optional(CartOrdererInput),
    /** Sent alone for a member whose profile lacks a birthday. */
    birthday: maybe(calendarDay),
    payment_id: maybe(integer()),
    card: optional(CardToken),
    user_card_id: optional(integer()),
    /** True if the card is entered on the payment service's own page after the order is submitted. */
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

/** 0 returns the points. 422 `cart.point.*` if the member has fewer points or the cart costs less. */
export const changeCartPoint = endpoint({
  method: 'PATCH',
  path: '/v1/carts/point',
  access: 'member',
  body: object({ token: string(), point: min(integer(), 0) }),
  response: Cart,
})

/** Turns the cart into a social gift, or back into an ordinary cart with `is_social_gift: false`. */
export const changeCartReceiver = endpoint({
  method: 'PATCH',
  path: '/v1/carts/social/receiver',
  access: 'any',
  body: object({
    token: string(),
    is_social_gift: boolean(),
    receiver_name: maybe(string()),
    /** If there are several recipients, each gets an equal share of every line. */
    receiver_names: optional(array(string())),
    sender_name: maybe(string()),
    message: maybe(string()),
  }),
  response: Cart,
})

/** `redirect_url` is the payment service's own page. Without it, the order has already been placed. */
export const CartDecision = type({
  order_no: string(),
  status: enums(['accepted', 'needs_authentication']),
  redirect_url: nullable(string()),
  /** Token for a guest's receipt. Null for a member, and until the receipt can be issued. */
  receipt_token: nullable(string()),
})
export type CartDecision = Infer<typeof CartDecision>

/**
 * The order as the confirm screen showed it, in yen including tax. The API compares it with the current order
 * but never takes prices from it.
 */
export const ShownOrder = object({
  lines: array(
    object({
      key: string(),
      quantity: integer(),
      /** Price per piece. */
      price_with_tax: yen,
      /** Price of all the line's accessories. */
      accessory_price: yen,
    }),
  ),
  coupons: array(object({ id: integer(), discount: yen })),
  total_carriage: yen,
  payment_fee: yen,
  point: integer(),
})
export type ShownOrder = Infer<typeof ShownOrder>

/** The order as the shopper saw it. Omitted fields aren't compared. */
export const SeenOrder = object({
  version: optional(integer()),
  total_payment: optional(yen),
  /** One per parcel, in cart order. */
  arrival_texts: optional(array(nullable(string()))),
  shown: optional(ShownOrder),
})
export type SeenOrder = Infer<typeof SeenOrder>

export const PlaceOrderInput = object({
  idempotency_key: nonempty(string()),
  ...SeenOrder.schema,
  /** Required on the cart-confirm screen. */
  captcha_token: captchaToken,
})
export type PlaceOrderInput = Infer<typeof PlaceOrderInput>

/**
 * Places the order. `idempotency_key` is created once per confirm screen and tied to its cart: the same cart
 * gets the same order back, another cart gets 409 `cart.decision.key_taken`. `version`, `total_payment`,
 * `arrival_texts` and `shown` are the order as the shopper saw it. If they differ from the current values,
 * the response is 422 `cart.decision.changed` with the old and new values as text in `errors.changed`.
 */
export const decideCart = endpoint({
  method: 'POST',
  path: '/v1/carts/:token/decision',
  access: 'any',
  body: PlaceOrderInput,
  response: CartDecision,
})

/** Clears a failed payment's error. If the payment is still open, cancels it and reopens the cart. */
export const deleteCartTransactionError = endpoint({
  method: 'PATCH',
  path: '/v1/carts/transaction/error/delete',
  access: 'any',
  body: object({ token: string() }),
  response: Cart,
})

/** A placed order, as shown on the completion screen. */
export const CartPlacedOrder = type({
  order_no: string(),
  status: OrderStatus,
  ordered_at: instant,
  payment_name: string(),
  /** When and how to pay, as text. Null once the order is paid. */
  payment_instruction: nullable(string()),
  total_payment: yen,
  email: string(),
  receipt_token: nullable(string()),
  /** Path of the recipient's page, which the giver shares. */
  social_gift: nullable(
    type({
      path: string(),
      expires_at: instant,
      /** Path of the giver's page, with every gift's link and state. */
      giver_path: optional(nullable(string())),
    }),
  ),
  detail: CartDetail,
})
export type CartPlacedOrder = Infer<typeof CartPlacedOrder>

/** For the member who placed the order, or anyone with the cart's token. */
export const getCartOrder = endpoint({
  method: 'GET',
  path: '/v1/carts/order/:orderNo',
  access: 'any',
  query: object({ token: optional(string()) }),
  response: CartPlacedOrder,
})

/** The part of an order shown without authentication. */
export const CartOrderState = type({ order_no: string(), status: OrderStatus, payment_name: string() })
export type CartOrderState = Infer<typeof CartOrderState>

/**
 * The order's state for another browser than the one that ordered, on its return from the payment service.
 * `t` is the signature from the return URL. Any other value gets 404 `order.not_found`.
 */
export const getCartOrderState = endpoint({
  method: 'GET',
  path: '/v1/carts/order/:orderNo/state',
  access: 'public',
  beyondSpec: 'ADR 0096',
  query: object({ t: string() }),
  response: CartOrderState,
})

/**
 * Registers a guest as a member with the orderer's data of a placed order. Responds like an ordinary
 * registration: a mailed code is the next step, whether or not the address is taken. 404 `order.not_found`
 * for a wrong token or a member's order. 422 with messages per field, including fields that the shop requires
 * only of members.
 */
export const registerOrderer = endpoint({
  method: 'POST',
  path: '/v1/carts/order/:orderNo/member',
  access: 'public',
  beyondSpec: 'ADR 0084',
  body: object({ token: string(), password: string(), captcha_token: captchaToken }),
  response: LoginResponse,
})
