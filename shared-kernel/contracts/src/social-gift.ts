import { array, boolean, integer, nullable, object, string, type, type Infer } from 'superstruct'
import { CartAddressInput } from './cart-shipping'
import { endpoint } from './endpoint'
import { Picture } from './picture'
import { calendarDay, instant, maybe } from './wire'

/** What the recipient sees of a gift: no price. */
export const SocialGiftProduct = type({
  product_id: integer(),
  quantity: integer(),
  product_info: type({
    key: string(),
    name: string(),
    variant_name: nullable(string()),
    image: nullable(Picture),
    maker_name: nullable(string()),
    is_alcohol: boolean(),
  }),
})
export type SocialGiftProduct = Infer<typeof SocialGiftProduct>

const letter = {
  sender_name: string(),
  receiver_name: string(),
  message: nullable(string()),
  /** From then on the link is dead and the shop returns the payment. */
  expires_at: instant,
  is_completed: boolean(),
}

/**
 * 404 `social_gift.not_found`; 422 `social_gift.is_expired` after 30 days or when the order was cancelled.
 */
export const getSocialGiftProducts = endpoint({
  method: 'GET',
  path: '/v1/social-gifts/:token/products',
  access: 'public',
  response: type({ data: array(SocialGiftProduct), ...letter }),
})

/** The delivery the recipient asked for. */
export const SocialGiftDelivery = type({
  delivery_at: nullable(calendarDay),
  delivery_timezone: nullable(string()),
  delivery_timezone_key: nullable(string()),
})
export type SocialGiftDelivery = Infer<typeof SocialGiftDelivery>

/** `id` is the order's shipping; `input` is empty until completed, and then carries no address. */
export const SocialGiftShipping = type({ id: integer(), input: SocialGiftDelivery, ...letter })
export type SocialGiftShipping = Infer<typeof SocialGiftShipping>

export const getSocialGiftShipping = endpoint({
  method: 'GET',
  path: '/v1/social-gifts/:token/shipping',
  access: 'public',
  response: SocialGiftShipping,
})

/** 422 with `errors` by field; empty answer when all is well. */
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
 * `delivery_timezone` is the slot's key. The same data twice is the same answer; other data after completion
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
    /** Needed when the gift holds alcohol. */
    birthday: maybe(calendarDay),
  }),
  response: SocialGiftShipping,
})

/** What the completion page shows to the recipient. */
export const SocialGiftCompleted = type({
  ...SocialGiftShipping.schema,
  products: array(SocialGiftProduct),
  gift_no: string(),
})
export type SocialGiftCompleted = Infer<typeof SocialGiftCompleted>

export const getSocialGiftComplete = endpoint({
  method: 'GET',
  path: '/v1/social-gifts/:token/complete',
  access: 'public',
  response: SocialGiftCompleted,
})
