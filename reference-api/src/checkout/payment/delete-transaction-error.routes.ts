import { deleteCartTransactionError } from '@storefront/contracts'
import { findCart, updateCart } from '../../cart/cart.sql'
import { wireCart } from '../../cart/cart-view.rules'
import { loadCartState } from '../../cart/state/cart-state.sql'
import { requireUsable } from '../../cart/state/usable-cart.rules'
import { serve, type Api } from '../../platform/http/serve'
import { findOrder } from '../../order/order/order.sql'
import { giveUpPayment } from '../settlement/settle-payment.command'

const givenUp = 'cart.payment.cancelled'

export function deleteTransactionErrorRoute(app: Api): void {
  const { services } = app
  serve(app, deleteCartTransactionError, async (call) => {
    const cart = requireUsable(await findCart(call.db, call.channel.id, call.body.token), call)
    const pending =
      cart.pending_order_id === null ? undefined : await findOrder(call.db, cart.pending_order_id)
    if (pending) await giveUpPayment(services, pending, 'cancelled')
    const fresh = (await findCart(call.db, call.channel.id, call.body.token))!
    const order = fresh.status === 'decided' && pending ? pending.order_no : null
    // An error discovered by this very call stays for one response. The next call deletes the error.
    const isNew = pending !== undefined && fresh.transaction_error?.code !== givenUp
    const cleared =
      fresh.transaction_error === null || isNew
        ? fresh
        : await updateCart(call.db, fresh.id, { transaction_error: null })
    return wireCart(await loadCartState(call.db, cleared, call.clock.now(), {}, call.shopCache), order)
  })
}
