import {
  addCartPacking,
  addCartShipping,
  modifyCartPacking,
  modifyCartShipping,
  resetCartShippings,
} from '@storefront/contracts'
import { serve, type Api } from '../../platform/http/serve'
import { changeCart, changeCartByFacts } from '../change-cart.command'
import { addPacking, modifyPacking } from './cart-packing.rules'
import { destinationNeeds, readDestinationFacts, resetRows, toResetFacts } from './cart-shipping-facts.sql'
import { addShipping, modifyShipping, resetShippings } from './cart-shipping.rules'

export function cartShippingRoutes(app: Api): void {
  serve(app, addCartShipping, (call) =>
    changeCartByFacts(
      call,
      call.body.token,
      (trx, state, rows) => readDestinationFacts(trx, state, call.body, rows),
      (state, facts) => addShipping(state, call.body, facts),
      destinationNeeds(call.body),
    ),
  )
  serve(app, modifyCartShipping, (call) =>
    changeCartByFacts(
      call,
      call.body.token,
      (trx, state, rows) => readDestinationFacts(trx, state, call.body, rows),
      (state, facts) => modifyShipping(state, call.body, facts),
      destinationNeeds(call.body),
    ),
  )
  serve(app, resetCartShippings, (call) =>
    changeCartByFacts(
      call,
      call.body.token,
      async (_db, state, rows) => toResetFacts(state, rows),
      (state, facts) =>
        resetShippings(state, { ...facts, isRemovingAddress: call.body.is_removing_address ?? false }),
      { facts: resetRows({}) },
    ),
  )
  serve(app, addCartPacking, (call) =>
    changeCart(call, call.body.token, (state) => addPacking(state, call.body)),
  )
  serve(app, modifyCartPacking, (call) =>
    changeCart(call, call.body.token, (state) => modifyPacking(state, call.body)),
  )
}
