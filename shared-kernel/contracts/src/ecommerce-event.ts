import { nullable, object, string, type, unknown } from 'superstruct'
import { endpoint } from './endpoint'
import { Popup } from './popup'
import { instant, longText, maybe } from './wire'

/**
 * `args` is JSON text, long enough for a purchase of fifty products. `token` is the cart's; `logreco_rcmd_ct`
 * is the recommendation service's token for the click that led here. The response may contain the event's
 * popup. A cart's purchase is recorded once: repeated calls return the first record.
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

/** The recorded event with its popup. 404 once it is older than 30 minutes (§9). */
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
