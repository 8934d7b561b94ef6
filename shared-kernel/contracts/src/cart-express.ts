import { object, optional, string, type } from 'superstruct'
import { Cart } from './cart-detail'
import { endpoint } from './endpoint'
import { yen } from './wire'

/**
 * Leads to a wallet that gives address and name along; 422 `cart.express.not_offered` for one that the
 * setting PAYMENT.EXPRESS does not name, `cart.express.several` for a cart that goes to several addresses.
 * Until the shopper agrees the cart stays as it is.
 */
export const startCartExpress = endpoint({
  method: 'POST',
  path: '/v1/carts/:token/express',
  access: 'any',
  body: object({ payment_code: string() }),
  response: type({
    redirect_url: string(),
    /** What the shopper is asked to agree to, at most: the goods and the dearest postage. */
    amount: optional(yen),
  }),
})

/**
 * Fills orderer and destination with what the wallet has given, for the `consent` that it has added to the
 * address of the way back: the browser that agreed has it, and who only knows the cart has not. 422
 * `cart.express.cancelled` when nothing was agreed upon, and one with `errors` by field when the shop cannot
 * take what the wallet knows; the cart is then as it was.
 */
export const fillCartExpress = endpoint({
  method: 'POST',
  path: '/v1/carts/:token/express/profile',
  access: 'any',
  body: object({ consent: optional(string()) }),
  response: Cart,
})
