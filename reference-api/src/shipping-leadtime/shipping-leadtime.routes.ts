import { listCartLeadtimes } from '@storefront/contracts'
import { readCart } from '../cart/cart-change'
import { packingLeadtimes } from '../cart/cart-leadtime.rules'
import { priceCart } from '../cart/cart-pricing.rules'
import { noAddress } from '../cart/cart-shipping-change'
import { loadCartState } from '../cart/cart-state.sql'
import { serve, type Api } from '../serve'

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
