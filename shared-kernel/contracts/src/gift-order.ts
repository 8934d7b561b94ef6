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

/** The state of a gift as its giver reads it. */
export const giftStates = [
  'not_ready',
  'waiting',
  'sent',
  'opened',
  'accepted',
  'shipped',
  'delivered',
  'declined',
  'expired',
  'redirected',
  'refunded',
] as const

/** One recipient's gift, without the recipient's address. */
export const GiftOfOrder = type({
  id: integer(),
  receiver_name: string(),
  /** Path of the recipient's page; null while the recipient cannot answer. */
  path: nullable(string()),
  state: enums(giftStates),
  products: array(type({ name: string(), quantity: integer(), image: nullable(Picture) })),
  expires_at: instant,
  sent_at: nullable(instant),
  opened_at: nullable(instant),
  completed_at: nullable(instant),
  /** Mail address for the link, and the day on which the shop mails it. */
  email: nullable(string()),
  mail_on: nullable(calendarDay),
  mailed_at: nullable(instant),
  decline_message: nullable(string()),
  thanks_message: nullable(string()),
  /** True when a picture came with the thanks. */
  has_thanks_picture: optional(boolean()),
  can_mail: boolean(),
  can_remind: boolean(),
  can_extend: boolean(),
  /** The gift came back: the giver chooses between a refund and an own address. */
  can_settle: boolean(),
  /** Last moment of that choice; afterwards the shop refunds. */
  settle_until: nullable(instant),
})
export type GiftOfOrder = Infer<typeof GiftOfOrder>

/** All gifts of an order, for the holder of the giver's token. 404 `gift_order.not_found`. */
export const GiftOrder = type({
  order_no: string(),
  ordered_at: instant,
  sender_name: string(),
  message: nullable(string()),
  gifts: array(GiftOfOrder),
})
export type GiftOrder = Infer<typeof GiftOrder>

const path = '/v1/gift-orders/:token'

export const getGiftOrder = endpoint({ method: 'GET', path, access: 'public', response: GiftOrder })

/** The picture that came with the thanks. 404 before the thanks, and when they have none. */
export const getThanksPicture = endpoint({
  method: 'GET',
  path: `${path}/gifts/:id/thanks-picture`,
  access: 'public',
  payload: 'file',
  mediaType: 'image/jpeg',
})

/**
 * `sent` records that the giver passed the link on; the other actions do what they say. 422 when too late.
 */
export const changeGift = endpoint({
  method: 'PATCH',
  path: `${path}/gifts/:id`,
  access: 'public',
  body: object({ action: enums(['sent', 'remind', 'extend', 'refund']) }),
  response: GiftOrder,
})

/** Mails the link on `mail_on`, or at once; a new address mails it again unless the gift was opened. */
export const mailGift = endpoint({
  method: 'PUT',
  path: `${path}/gifts/:id/mail`,
  access: 'public',
  body: object({ email: string(), mail_on: maybe(calendarDay) }),
  response: GiftOrder,
})

/** Sends a declined or expired gift to an address of the giver. */
export const redirectGift = endpoint({
  method: 'PUT',
  path: `${path}/gifts/:id/address`,
  access: 'public',
  body: CartAddressInput,
  response: GiftOrder,
})
