import { deleteCartTransactionError } from '@storefront/contracts'
import { findCart, updateCart } from '../../cart/cart.sql'
import { wireCart } from '../../cart/cart-view.rules'
import { requireUsable } from '../../cart/change-cart.command'
import { loadCartState } from '../../cart/state/cart-state.sql'
import { serve, type Api } from '../../http/serve'
import { findOrder } from '../../order/order.sql'
import { cardService } from '../settlement/configured-card-service'
import { findTransactionId, settlePayment } from '../settlement/settle-payment.command'

export function deleteTransactionErrorRoute(app: Api): void {
  const { services } = app
  serve(app, deleteCartTransactionError, async (call) => {
    const cart = requireUsable(await findCart(call.db, call.channel.id, call.body.token), call)
    const pending =
      cart.pending_order_id === null ? undefined : await findOrder(call.db, cart.pending_order_id)
    if (pending) {
      const transactionId = await findTransactionId(services, pending)
      const outcome = transactionId ? await cardService(services).inquire(transactionId) : 'cancelled'
      await settlePayment(services, pending, transactionId, outcome === 'challenged' ? 'cancelled' : outcome)
      if (transactionId && outcome === 'challenged') await cardService(services).cancel(transactionId)
    }
    const fresh = (await findCart(call.db, call.channel.id, call.body.token))!
    const order = fresh.status === 'decided' && pending ? pending.order_no : null
    const cleared =
      fresh.transaction_error === null
        ? fresh
        : await updateCart(call.db, fresh.id, { transaction_error: null })
    return wireCart(await loadCartState(call.db, cleared, call.clock.now()), order)
  })
}
