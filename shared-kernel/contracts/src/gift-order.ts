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

/** A gift's state, as shown to its giver. */
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
  /** Path of the recipient's page. Null while the recipient can't respond. */
  path: nullable(string()),
  state: enums(giftStates),
  products: array(type({ name: string(), quantity: integer(), image: nullable(Picture) })),
  expires_at: instant,
  sent_at: nullable(instant),
  opened_at: nullable(instant),
  completed_at: nullable(instant),
  /** Email address for the link, and the day the shop sends it. */
  email: nullable(string()),
  mail_on: nullable(calendarDay),
  mailed_at: nullable(instant),
  decline_message: nullable(string()),
  thanks_message: nullable(string()),
  /** True if the thank-you note includes a picture. */
  has_thanks_picture: optional(boolean()),
  can_mail: boolean(),
  can_remind: boolean(),
  can_extend: boolean(),
  /**
   * True if the gift was returned, so that the giver can choose between a refund and delivery to their own
   * address.
   */
  can_settle: boolean(),
  /** Deadline for the giver's choice, after which the shop refunds the payment. */
  settle_until: nullable(instant),
})
export type GiftOfOrder = Infer<typeof GiftOfOrder>

/** All gifts of an order, for anyone with the giver's token. 404 `gift_order.not_found`. */
export const GiftOrder = type({
  order_no: string(),
  ordered_at: instant,
  sender_name: string(),
  message: nullable(string()),
  gifts: array(GiftOfOrder),
})
export type GiftOrder = Infer<typeof GiftOrder>

const path = '/v1/gift-orders/:token'

export const getGiftOrder = endpoint({
  method: 'GET',
  path,
  access: 'public',
  beyondSpec: 'ADR 0061',
  response: GiftOrder,
})

/** The thank-you picture. 404 if there is no thank-you note yet, or none with a picture. */
export const getThanksPicture = endpoint({
  method: 'GET',
  path: `${path}/gifts/:id/thanks-picture`,
  access: 'public',
  beyondSpec: 'ADR 0061',
  payload: 'file',
})

/**
 * Applies an action to a gift. `sent` records that the giver has shared the link. 422 if it is too late for
 * the action.
 */
export const changeGift = endpoint({
  method: 'PATCH',
  path: `${path}/gifts/:id`,
  access: 'public',
  beyondSpec: 'ADR 0061',
  body: object({ action: enums(['sent', 'remind', 'extend', 'refund']) }),
  response: GiftOrder,
})

/**
 * Mails the link on `mail_on`, or immediately. A new address receives the link again unless the gift has been
 * opened.
 */
export const mailGift = endpoint({
  method: 'PUT',
  path: `${path}/gifts/:id/mail`,
  access: 'public',
  beyondSpec: 'ADR 0061',
  body: object({ email: string(), mail_on: maybe(calendarDay) }),
  response: GiftOrder,
})

/** Sends a declined or expired gift to one of the giver's addresses. */
export const redirectGift = endpoint({
  method: 'PUT',
  path: `${path}/gifts/:id/address`,
  access: 'public',
  beyondSpec: 'ADR 0061',
  body: CartAddressInput,
  response: GiftOrder,
})
