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

/** How far a gift has come, as its giver reads it. */
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

/** One recipient's gift; never where it goes. */
export const GiftOfOrder = type({
  id: integer(),
  receiver_name: string(),
  /** Path of the recipient's page; null while it cannot be answered. */
  path: nullable(string()),
  state: enums(giftStates),
  products: array(type({ name: string(), quantity: integer(), image: nullable(Picture) })),
  expires_at: instant,
  sent_at: nullable(instant),
  opened_at: nullable(instant),
  completed_at: nullable(instant),
  /** Where and when the shop mails the link. */
  email: nullable(string()),
  mail_on: nullable(calendarDay),
  mailed_at: nullable(instant),
  decline_message: nullable(string()),
  thanks_message: nullable(string()),
  /** A picture came with the thanks. */
  has_thanks_picture: optional(boolean()),
  can_mail: boolean(),
  can_remind: boolean(),
  can_extend: boolean(),
  /** It came back: the giver chooses between the money and an own address. */
  can_settle: boolean(),
  /** Until when there is a choice; then the money goes back. */
  settle_until: nullable(instant),
})
export type GiftOfOrder = Infer<typeof GiftOfOrder>

/** All gifts of an order, for whoever holds the giver's token. 404 `gift_order.not_found`. */
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

/** The picture that came with the thanks. 404 until they were sent, and without one. */
export const getThanksPicture = endpoint({
  method: 'GET',
  path: `${path}/gifts/:id/thanks-picture`,
  access: 'public',
  payload: 'file',
  mediaType: 'image/jpeg',
})

/** `sent` notes that the giver handed the link on; the others do what they say. 422 when it is too late. */
export const changeGift = endpoint({
  method: 'PATCH',
  path: `${path}/gifts/:id`,
  access: 'public',
  body: object({ action: enums(['sent', 'remind', 'extend', 'refund']) }),
  response: GiftOrder,
})

/** The shop mails the link on `mail_on`, or at once; another address before it was opened mails it anew. */
export const mailGift = endpoint({
  method: 'PUT',
  path: `${path}/gifts/:id/mail`,
  access: 'public',
  body: object({ email: string(), mail_on: maybe(calendarDay) }),
  response: GiftOrder,
})

/** A gift that was declined or has expired goes to an address of the giver's. */
export const redirectGift = endpoint({
  method: 'PUT',
  path: `${path}/gifts/:id/address`,
  access: 'public',
  body: CartAddressInput,
  response: GiftOrder,
})
