import { listCartLeadtimes } from '@storefront/contracts'
import { readCart } from '../cart/change-cart.command'
import { packingLeadtimes } from '../cart/shipping/cart-leadtime.rules'
import { priceCart } from '../cart/cart-pricing.rules'
import { noAddress } from '../cart/shipping/cart-shipping.rules'
import { loadCartState } from '../cart/state/cart-state.sql'
import { serve, type Api } from '../http/serve'

export function shippingLeadtimeRoutes(app: Api): void {
  serve(app, listCartLeadtimes, async (call) => {
    const cart = await readCart(call, call.params.token)
    const state = await loadCartState(call.db, cart, call.clock.now())
    const pricing = priceCart(state)
    if (!cart.gift && pricing.packings.every(({ region }) => region === null)) throw noAddress()
    const { keys, choiceMode } = call.query
    const leadtimes = packingLeadtimes(state, pricing)
    const data = leadtimes.filter(({ packing_key }) => !keys || keys.includes(packing_key))
    return { data: choiceMode === 'earliest' ? data.map((one) => ({ ...one, days: [one.first_day] })) : data }
  })
}
