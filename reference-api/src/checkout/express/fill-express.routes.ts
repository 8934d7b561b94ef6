import { fillCartExpress } from '@storefront/contracts'
import type { CartRow } from '../../cart/cart.table'
import { wireCart } from '../../cart/cart-view.rules'
import { changeCart, changeCartByFacts, readCart, type CartCall } from '../../cart/change-cart.command'
import { loadCartState } from '../../cart/state/cart-state.sql'
import { Rejection } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { fetchCartForm } from '../../page-form/page-form.sql'
import { limitHits } from '../../platform/rate-limit/rate-limit.command'
import { cancelled, expressPerAddress, fillFromWallet, forgetSession, isFilledBy } from './express.rules'

/**
 * Fills the cart when the shopper returns from the wallet. Only the first call with a given consent has an
 * effect.
 */
export function fillExpressRoute(app: Api): void {
  serve(app, fillCartExpress, async (call) => {
    await limitHits(call, `express:${call.request.ip}`, expressPerAddress)
    const { token } = call.params
    const cart = await readCart(call, token)
    const { pending_wallet, is_wallet_agreed } = cart.payment_choice ?? {}
    const session = pending_wallet?.session
    // The cart is already filled, e.g. because the shopper went back and forward in the browser.
    if (is_wallet_agreed && !pending_wallet) return asItIs(call, cart)
    const consent =
      session && call.body.consent ? await call.payments.readSession(session, call.body.consent) : null
    if (!session || !consent) {
      if (session !== undefined) await changeCart(call, token, (state) => forgetSession(state, session))
      throw cancelled()
    }
    try {
      return await changeCartByFacts(
        call,
        token,
        async (db, { cart: { channel_id } }) => ({
          orderer: await fetchCartForm(db, channel_id, 'cart-orderer'),
          address: await fetchCartForm(db, channel_id, 'cart-address'),
        }),
        (state, terms) => fillFromWallet(state, { session, consent }, terms),
      )
    } catch (error) {
      if (!(error instanceof Rejection) || error.status !== 422) throw error
      const now = await readCart(call, token)
      // Another call with the same consent was faster.
      if (isFilledBy(now, session)) return asItIs(call, now)
      // If the profile is rejected, restore the cart to its state before the wallet.
      await changeCart(call, token, (state) => forgetSession(state, session))
      throw error
    }
  })
}

const asItIs = async (call: CartCall, cart: CartRow) =>
  wireCart(await loadCartState(call.db, cart, call.clock.now()))
