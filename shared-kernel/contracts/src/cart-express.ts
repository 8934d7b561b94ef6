import { object, optional, string, type } from 'superstruct'
import { Cart } from './cart-detail'
import { endpoint } from './endpoint'
import { yen } from './wire'

/**
 * Starts a checkout with a wallet that shares the shopper's name and address. 422 `cart.express.not_offered`
 * if the setting PAYMENT.EXPRESS doesn't list the wallet, `cart.express.several` if the cart has several
 * addresses. The cart doesn't change until the shopper consents.
 */
export const startCartExpress = endpoint({
  method: 'POST',
  path: '/v1/carts/:token/express',
  access: 'any',
  beyondSpec: 'ADR 0081',
  body: object({ payment_code: string() }),
  response: type({
    redirect_url: string(),
    /** Maximum amount the shopper consents to: the products and the highest shipping fee. */
    amount: optional(yen),
  }),
})

/**
 * Fills in orderer and destination from the wallet. `consent` comes from the wallet's return URL, which only
 * the consenting browser has; the cart's token alone isn't enough. 422 `cart.express.cancelled` without
 * consent, or a 422 with `errors` by field if the shop can't accept the wallet's data. In both cases the cart
 * doesn't change.
 */
export const fillCartExpress = endpoint({
  method: 'POST',
  path: '/v1/carts/:token/express/profile',
  access: 'any',
  beyondSpec: 'ADR 0081',
  body: object({ consent: optional(string()) }),
  response: Cart,
})
