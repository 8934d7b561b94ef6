import { seeOther } from '@storefront/remote/server'
import { openPostedCart, releasingPayment } from '../posted/posted-cart'
import { startExpress } from './express.api'

/** Handles the wallet buttons. Each click posts a form that redirects to the wallet. */
export const expressCommands = {
  express: async (form: FormData) => {
    const cart = await openPostedCart()
    const code = String(form.get('payment_code') ?? '')
    return seeOther((await releasingPayment(cart, () => startExpress(cart.token, code))).url)
  },
}
