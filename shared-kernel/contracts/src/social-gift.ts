import {
  array,
  boolean,
  enums,
  integer,
  nullable,
  object,
  optional,
  string,
  type,
  type Infer,
} from 'superstruct'
import { CartAddressInput } from './cart-shipping'
import { endpoint } from './endpoint'
import { Picture } from './picture'
import { calendarDay, instant, maybe } from './wire'

/** A gift as its recipient sees it, without prices. */
export const SocialGiftProduct = type({
  line_id: integer(),
  product_id: integer(),
  quantity: integer(),
  product_info: type({
    key: string(),
    name: string(),
    variant_name: nullable(string()),
    image: nullable(Picture),
    maker_name: nullable(string()),
    is_alcohol: boolean(),
    /** True if the product is shipped and stored cold. */
    is_cool: boolean(),
    /** Allergens on the label. Empty for products other than food. */
    allergens: array(string()),
  }),
  /** Variants at the same price, including this product. Empty if there is no choice. */
  variants: array(type({ product_id: integer(), name: string(), is_available: boolean() })),
  card: nullable(type({ name: string(), message: nullable(string()) })),
})
export type SocialGiftProduct = Infer<typeof SocialGiftProduct>

const letter = {
  sender_name: string(),
  receiver_name: string(),
  message: nullable(string()),
  /** From this time on, the link no longer works and the shop refunds the payment. */
  expires_at: instant,
  is_completed: boolean(),
}

/**
 * 404 `social_gift.not_found`; 410 `social_gift.is_expired` once the gift has expired or its order was
 * cancelled; 410 `social_gift.is_declined` once the recipient has declined; 422 `social_gift.not_ready` until
 * the order is paid.
 */
export const getSocialGiftProducts = endpoint({
  method: 'GET',
  path: '/v1/social-gifts/:token/products',
  access: 'public',
  response: type({ data: array(SocialGiftProduct), ...letter }),
})

const variants = array(object({ line_id: integer(), product_id: integer() }))

/** The delivery that the recipient requested, or a draft of the request. */
export const SocialGiftDelivery = type({
  delivery_at: nullable(calendarDay),
  delivery_timezone: nullable(string()),
  delivery_timezone_key: nullable(string()),
  /** Variants chosen for products that offer a choice. */
  variants,
})
export type SocialGiftDelivery = Infer<typeof SocialGiftDelivery>

/** `id` is the order's shipping. `input` is the draft or the completed response, without an address. */
export const SocialGiftShipping = type({ id: integer(), input: SocialGiftDelivery, ...letter })
export type SocialGiftShipping = Infer<typeof SocialGiftShipping>

export const getSocialGiftShipping = endpoint({
  method: 'GET',
  path: '/v1/social-gifts/:token/shipping',
  access: 'public',
  response: SocialGiftShipping,
})

/**
 * Saves a draft, so that the recipient can continue on another device. The address never leaves the browser.
 */
export const beginSocialGift = endpoint({
  method: 'PATCH',
  path: '/v1/social-gifts/:token/shipping',
  access: 'public',
  beyondSpec: 'ADR 0061',
  body: object({
    delivery_at: maybe(calendarDay),
    delivery_timezone: maybe(string()),
    variants: optional(variants),
  }),
})

/** Records that a person opened the letter. Idempotent. */
export const openSocialGift = endpoint({
  method: 'POST',
  path: '/v1/social-gifts/:token/open',
  access: 'public',
  beyondSpec: 'ADR 0061',
})

/** Ends the link and notifies the giver. 422 `social_gift.is_completed` once the recipient has responded. */
export const declineSocialGift = endpoint({
  method: 'POST',
  path: '/v1/social-gifts/:token/decline',
  access: 'public',
  beyondSpec: 'ADR 0061',
  body: object({ message: maybe(string()) }),
})

/**
 * Sends the recipient's thank-you note to the giver by mail. Allowed once, after the recipient has responded.
 */
export const thankForSocialGift = endpoint({
  method: 'POST',
  path: '/v1/social-gifts/:token/thanks',
  access: 'public',
  beyondSpec: 'ADR 0061',
  body: object({ message: string() }),
})

/**
 * Uploads a picture for the thank-you note: JPEG, PNG or WebP, up to 5 MB, before the text is sent. Another
 * upload replaces the picture. Only the giver sees it, and the camera's metadata is removed.
 */
export const addThanksPicture = endpoint({
  method: 'PUT',
  path: '/v1/social-gifts/:token/thanks/picture',
  access: 'public',
  beyondSpec: 'ADR 0061',
  multipart: true,
  body: object({}),
})

/** Validates the recipient's input: 422 with `errors` by field, or 204 if the input is valid. */
export const checkSocialGiftShipping = endpoint({
  method: 'POST',
  path: '/v1/social-gifts/check/shipping',
  access: 'public',
  body: CartAddressInput,
})

export const checkSocialGiftDelivery = endpoint({
  method: 'POST',
  path: '/v1/social-gifts/check/delivery',
  access: 'public',
  body: object({ delivery_at: maybe(calendarDay), delivery_timezone: maybe(string()) }),
})

/**
 * `delivery_timezone` is the time slot's key. Idempotent for the same data; different data after completion
 * is a 422.
 */
export const completeSocialGift = endpoint({
  method: 'PUT',
  path: '/v1/social-gifts/:token',
  access: 'public',
  body: object({
    ...CartAddressInput.schema,
    delivery_at: maybe(calendarDay),
    delivery_timezone: maybe(string()),
    /** Required if the gift contains alcohol. */
    birthday: maybe(calendarDay),
    variants: optional(variants),
  }),
  response: SocialGiftShipping,
})

/** The gift, as shown to the recipient on its completion page. */
export const SocialGiftCompleted = type({
  ...SocialGiftShipping.schema,
  products: array(SocialGiftProduct),
  gift_no: string(),
  state: enums(['accepted', 'preparing', 'shipped', 'delivered']),
  has_thanked: boolean(),
})
export type SocialGiftCompleted = Infer<typeof SocialGiftCompleted>

export const getSocialGiftComplete = endpoint({
  method: 'GET',
  path: '/v1/social-gifts/:token/complete',
  access: 'public',
  response: SocialGiftCompleted,
})
