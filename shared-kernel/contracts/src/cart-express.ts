import { object, optional, string, type } from 'superstruct'
import { Cart } from './cart-detail'
import { endpoint } from './endpoint'
import { yen } from './wire'

/**
 * Starts the checkout of a wallet that shares address and name. 422 `cart.express.not_offered` for one that
 * the setting PAYMENT.EXPRESS does not name, `cart.express.several` for a cart with several addresses. The
 * cart stays unchanged until the shopper consents.
 */
export const startCartExpress = endpoint({
  method: 'POST',
  path: '/v1/carts/:token/express',
  access: 'any',
  body: object({ payment_code: string() }),
  response: type({
    redirect_url: string(),
    /** The most that the shopper consents to: the goods and the dearest postage. */
    amount: optional(yen),
  }),
})

/**
 * Fills orderer and destination with the wallet's data. `consent` comes from the return address of the
 * wallet: only the browser that consented has it, the cart's token alone is not enough. 422
 * `cart.express.cancelled` without consent, and one with `errors` by field when the shop cannot accept the
 * wallet's data; the cart then stays unchanged.
 */
export const fillCartExpress = endpoint({
  method: 'POST',
  path: '/v1/carts/:token/express/profile',
  access: 'any',
  body: object({ consent: optional(string()) }),
  response: Cart,
})
