import { nullable, object, string, type, unknown } from 'superstruct'
import { endpoint } from './endpoint'
import { Popup } from './popup'
import { instant, longText, maybe } from './wire'

/**
 * `args` is JSON text, long enough for a purchase of fifty products; `token` is of the event's cart,
 * `logreco_rcmd_ct` the recommendation service's own of the click that led here. The response may hold the
 * event's popup. A cart is purchased once: repeated calls return its first record.
 */
export const recordEcommerceEvent = endpoint({
  method: 'POST',
  path: '/v1/ecommerce_events',
  access: 'public',
  body: object({
    name: string(),
    args: longText(20_000),
    token: maybe(string()),
    logreco_rcmd_ct: maybe(string()),
  }),
  response: type({ id: string(), popup: nullable(Popup) }),
})

/** The recorded event with its popup; 404 once it is older than the 30 minutes of §9. */
export const getEcommerceEvent = endpoint({
  method: 'GET',
  path: '/v1/ecommerce_events/:id',
  access: 'public',
  response: type({
    id: string(),
    name: string(),
    args: unknown(),
    created_at: instant,
    popup: maybe(Popup),
  }),
})
