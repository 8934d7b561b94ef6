import { listCartLeadtimes } from '@storefront/contracts'
import { readCart } from '../cart/cart-change'
import { packingLeadtimes } from '../cart/cart-packing-change'
import { priceCart } from '../cart/cart-pricing.rules'
import { noAddress } from '../cart/cart-shipping-change'
import { loadCartState } from '../cart/cart-state.sql'
import { serve, type Api } from '../serve'

export function shippingLeadtimeRoutes(app: Api): void {
  serve(app, listCartLeadtimes, async (call) => {
    const now = call.clock.now()
    const cart = await readCart(call, call.params.token)
    const pricing = priceCart(await loadCartState(call.db, cart, now))
    if (!cart.gift && pricing.packings.every(({ region }) => region === null)) throw noAddress()
    const { keys, choiceMode } = call.query
    const leadtimes = await packingLeadtimes(call.db, call.channel.id, pricing, now)
    const data = leadtimes.filter(({ packing_key }) => !keys || keys.includes(packing_key))
    return { data: choiceMode === 'earliest' ? data.map((one) => ({ ...one, days: [one.first_day] })) : data }
  })
}
