import { changeCartReceiver, modifyCartOrder, modifyCartOther } from '@storefront/contracts'
import { serve, type Api } from '../platform/http/serve'
import { changeCart, changeCartByFacts } from './change-cart.command'
import { orderNeeds, readOrderFacts } from './payment/cart-order-facts.sql'
import { modifyOrder, modifyOther } from './cart-order.rules'
import { changeReceiver } from './shipping/change-receiver.rules'

export function cartOrderRoutes(app: Api): void {
  serve(app, modifyCartOrder, ({ body, ...call }) =>
    changeCartByFacts(
      call,
      body.token,
      (trx, state, rows) => readOrderFacts(trx, state, body, rows),
      (state, facts) => modifyOrder(state, body, facts),
      orderNeeds(body),
    ),
  )
  serve(app, modifyCartOther, (call) => changeCart(call, call.body.token, () => modifyOther(call.body)))
  serve(app, changeCartReceiver, (call) =>
    changeCart(call, call.body.token, (state) => changeReceiver(state, call.body)),
  )
}
