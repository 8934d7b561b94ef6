import { changeCartReceiver, modifyCartOrder, modifyCartOther } from '@storefront/contracts'
import { serve, type Api } from '../platform/http/serve'
import { fetchCartForm } from '../page-form/page-form.sql'
import { changeCart, changeCartByFacts } from './change-cart.command'
import { modifyOrder, modifyOther } from './cart-order.rules'
import { changeReceiver } from './shipping/change-receiver.rules'
import { findOwnUserCard } from './shipping/cart-user-address.sql'

export function cartOrderRoutes(app: Api): void {
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
}
