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

/** What the payment service's script made of a card: the shop never sees its number. */
export const CardToken = object({
  token: longText(4_000),
  token_key: longText(4_000),
  masked_number: string(),
  expiration: string(),
  name: maybe(string()),
  /** Visa, JCB …, where the service tells it. */
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

/** Who orders and how it is paid; absent members stay as they are. */
export const modifyCartOrder = endpoint({
  method: 'PATCH',
  path: '/v1/carts/order/modify',
  access: 'any',
  body: object({
    token: string(),
    orderer: optional(CartOrdererInput),
    /** Alone for a member whose profile lacks it. */
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

/** 0 takes the points back. 422 `cart.point.*` when the member has fewer, or the cart costs less. */
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
    /** Several recipients: each gets the same, an equal share of every line. */
    receiver_names: optional(array(string())),
    sender_name: maybe(string()),
    message: maybe(string()),
  }),
  response: Cart,
})

/** `redirect_url` leads to the payment service's own page; without it the order stands. */
export const CartDecision = type({
  order_no: string(),
  status: enums(['accepted', 'needs_authentication']),
  redirect_url: nullable(string()),
  /** Token for a guest's receipt; null for a member, and until the receipt can be issued. */
  receipt_token: nullable(string()),
})
export type CartDecision = Infer<typeof CartDecision>

/**
 * The order as the confirm screen showed it, in yen with tax. It is compared with what the order costs now
 * and prices nothing.
 */
export const ShownOrder = object({
  lines: array(
    object({
      /** The line's key. */
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

/** What the shopper saw of the order; what is absent is not compared. */
export const SeenOrder = object({
  version: optional(integer()),
  total_payment: optional(yen),
  /** Of every parcel, in the cart's order. */
  arrival_texts: optional(array(nullable(string()))),
  shown: optional(ShownOrder),
})
export type SeenOrder = Infer<typeof SeenOrder>

export const PlaceOrderInput = object({
  idempotency_key: nonempty(string()),
  ...SeenOrder.schema,
  /** For the screen cart-confirm. */
  captcha_token: captchaToken,
})
export type PlaceOrderInput = Infer<typeof PlaceOrderInput>

/**
 * Places the order. `idempotency_key` is made once per confirm screen and belongs to its cart: the same cart
 * is the same order, another cart with a key that was used is a 409 `cart.decision.key_taken`. `version`,
 * `total_payment`, `arrival_texts` and `shown` are what the shopper saw: 422 `cart.decision.changed` when
 * they differ by now, with the old and new values in words as `errors.changed`.
 */
export const decideCart = endpoint({
  method: 'POST',
  path: '/v1/carts/:token/decision',
  access: 'any',
  body: PlaceOrderInput,
  response: CartDecision,
})

/** Forgets a failed payment; a payment that is still open is given up and the cart can be edited again. */
export const deleteCartTransactionError = endpoint({
  method: 'PATCH',
  path: '/v1/carts/transaction/error/delete',
  access: 'any',
  body: object({ token: string() }),
  response: Cart,
})

/** A placed order as the complete screen shows it. */
export const CartPlacedOrder = type({
  order_no: string(),
  status: OrderStatus,
  ordered_at: instant,
  payment_name: string(),
  /** How and until when to pay, in words; null when nothing is left to do. */
  payment_instruction: nullable(string()),
  total_payment: yen,
  email: string(),
  receipt_token: nullable(string()),
  /** Path of the recipient's page, to be handed on by the giver. */
  social_gift: nullable(
    type({
      path: string(),
      expires_at: instant,
      /** Path of the giver's page, where every link is and how far each gift has come. */
      giver_path: optional(nullable(string())),
    }),
  ),
  detail: CartDetail,
})
export type CartPlacedOrder = Infer<typeof CartPlacedOrder>

/** For the member who ordered, or whoever holds the cart's token. */
export const getCartOrder = endpoint({
  method: 'GET',
  path: '/v1/carts/order/:orderNo',
  access: 'any',
  query: object({ token: optional(string()) }),
  response: CartPlacedOrder,
})

/** What may be told of an order without knowing whose it is. */
export const CartOrderState = type({ order_no: string(), status: OrderStatus, payment_name: string() })
export type CartOrderState = Infer<typeof CartOrderState>

/**
 * For the browser that comes back from the payment service and that did not place the order. `t` is the
 * signature of the return address; 404 `order.not_found` for any other one.
 */
export const getCartOrderState = endpoint({
  method: 'GET',
  path: '/v1/carts/order/:orderNo/state',
  access: 'public',
  query: object({ t: string() }),
  response: CartOrderState,
})

/**
 * A guest becomes a member by the order that the cart of this token has become: who orders is taken from it.
 * The answer is that of a registration: it leads to the code of the mail, whoever has the address. 404
 * `order.not_found` for a wrong token and for a member's order; 422 with messages per field, also of fields
 * that the shop asks a member for and an order does not.
 */
export const registerOrderer = endpoint({
  method: 'POST',
  path: '/v1/carts/order/:orderNo/member',
  access: 'public',
  body: object({ token: string(), password: string(), captcha_token: captchaToken }),
  response: LoginResponse,
})
