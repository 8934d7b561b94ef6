import {
  changeCartReceiver,
  getCart,
  initCart,
  modifyCartOrder,
  modifyCartOther,
  resetCart,
} from '@storefront/contracts'
import { findOrderOfCart } from '../order/order.sql'
import { limitHits } from '../rate-limit/rate-limit.command'
import { serve, type Api } from '../http/serve'
import { fetchCartForm } from '../page-form/page-form.sql'
import { emptyCart } from './discount/cart-discount.rules'
import { cartDiscountRoutes } from './discount/cart-discount.routes'
import { changeCart, changeCartByFacts, readCart } from './change-cart.command'
import { initCartFor, isAskingForNewCart } from './init-cart.command'
import { modifyOrder, modifyOther } from './cart-order.rules'
import { changeReceiver } from './shipping/change-receiver.rules'
import { loadCartState } from './state/cart-state.sql'
import { wireCart } from './cart-view.rules'
import { findOwnUserCard } from './shipping/cart-user-address.sql'

const newCarts = { hits: 120, windowSeconds: 600 }

/** The cart as a whole: its life, discounts, orderer, payment and gift letter. */
export function cartRoutes(app: Api): void {
  serve(app, initCart, async (call) => {
    const token = call.body.token ?? null
    if (await isAskingForNewCart(call, token)) await limitHits(call, `cart:${call.request.ip}`, newCarts)
    return initCartFor(call, token, { isDroppingInvalid: call.body.invalid_product ?? false })
  })

  serve(app, getCart, async (call) => {
    const cart = await readCart(call, call.params.token)
    const order = cart.status === 'decided' ? await findOrderOfCart(call.db, cart.id) : undefined
    return wireCart(await loadCartState(call.db, cart, call.clock.now()), order?.order_no ?? null)
  })

  serve(app, resetCart, (call) => changeCart(call, call.body.token, emptyCart))

  serve(app, modifyCartOrder, ({ body, ...call }) =>
    changeCartByFacts(
      call,
      body.token,
      async (trx, { cart }) => ({
        formTerms: body.orderer ? await fetchCartForm(trx, cart.channel_id, 'cart-orderer') : null,
        ownCard: await findOwnUserCard(trx, cart.user_account_id, body.user_card_id),
      }),
      (state, facts) => modifyOrder(state, body, facts),
    ),
  )
  serve(app, modifyCartOther, (call) => changeCart(call, call.body.token, () => modifyOther(call.body)))
  serve(app, changeCartReceiver, (call) =>
    changeCart(call, call.body.token, (state) => changeReceiver(state, call.body)),
  )
  cartDiscountRoutes(app)
}
