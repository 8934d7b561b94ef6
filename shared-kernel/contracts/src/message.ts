import { array, enums, nullable, object, optional, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { instant } from './wire'

/** Text that the shop shows in a fixed slot (§3). `body` is sanitised HTML. */
export const Message = type({
  code: string(),
  title: nullable(string()),
  body: string(),
  updated_at: instant,
})
export type Message = Infer<typeof Message>

/** Content slots on the screens (§3). */
export const messageSlots = [
  'caution',
  'mypage-leave-index-1',
  'mypage-leave-index-2',
  'mypage-logout-index',
  'mypage-point-index',
  'mypage-memorial-index',
  'mypage-mail-verify',
  'mypage-address-index',
  'mypage-card-index',
  'mypage-bookmark-index',
  'mypage-product-search-history-index',
  'mypage-product-request-history-index',
  'mypage-login-history-index',
  'product-index',
  'cart-index',
  'cart-index-note',
  'cart-index-links',
  'cart-payment',
  'cart-confirm-1',
  'cart-confirm-2',
  'cart-complete',
  'contact-complete',
  'contact-complete-shop-info',
  'contact-info',
  'pre-order-info-1',
  'pre-order-info-2',
  'reminder',
  'reminder-reset',
  'reminder-username',
  'reminder-username-reset',
  'reminder-username-confirm',
] as const
export type MessageSlot = (typeof messageSlots)[number]

export const listMessages = endpoint({
  method: 'GET',
  path: '/v1/messages',
  access: 'public',
  query: object({ per: optional(enums(['all'])) }),
  response: type({ data: array(Message) }),
})

export const getMessage = endpoint({
  method: 'GET',
  path: '/v1/messages/:code',
  access: 'public',
  response: Message,
})
