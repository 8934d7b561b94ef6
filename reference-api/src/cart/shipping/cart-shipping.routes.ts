import {
  addCartPacking,
  addCartShipping,
  modifyCartPacking,
  modifyCartShipping,
  resetCartShippings,
} from '@storefront/contracts'
import { serve, type Api } from '../../http/serve'
import { changeCart } from '../change-cart.command'
import { addPacking, modifyPacking } from './cart-packing.command'
import { addShipping, modifyShipping, resetShippings } from './cart-shipping.command'

/** Where the cart goes, and in which parcels. */
export function cartShippingRoutes(app: Api): void {
  serve(app, addCartShipping, (call) =>
    changeCart(call, call.body.token, (trx, cart) => addShipping(trx, cart, call.body)),
  )
  serve(app, modifyCartShipping, (call) =>
    changeCart(call, call.body.token, (trx, cart) => modifyShipping(trx, cart, call.body)),
  )
  serve(app, resetCartShippings, (call) =>
    changeCart(call, call.body.token, (trx, cart) =>
      resetShippings(trx, cart, call.body.is_removing_address ?? false),
    ),
  )
  serve(app, addCartPacking, (call) =>
    changeCart(call, call.body.token, (trx, cart, now) => addPacking(trx, cart, call.body, now)),
  )
  serve(app, modifyCartPacking, (call) =>
    changeCart(call, call.body.token, (trx, cart, now) => modifyPacking(trx, cart, call.body, now)),
  )
}
