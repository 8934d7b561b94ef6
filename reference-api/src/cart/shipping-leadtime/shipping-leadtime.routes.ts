import { listCartLeadtimes } from '@storefront/contracts'
import { checkPost, checkPrefecture, normaliseDigits } from '@storefront/locale-ja'
import { readCart } from '../change-cart.command'
import { priceCart } from '../cart-pricing.rules'
import { withPrepayment } from '../payment/prepayment.rules'
import { leadtimesTo, packingLeadtimes } from '../shipping/cart-leadtime.rules'
import { noAddress } from '../shipping/cart-shipping.rules'
import { loadCartState } from '../state/cart-state.sql'
import { shippingRegion } from '../../delivery/postal-code/shipping-region.rules'
import { checkFields } from '../../platform/http/field-check.rules'
import { serve, type Api } from '../../platform/http/serve'

export function shippingLeadtimeRoutes(app: Api): void {
  serve(app, listCartLeadtimes, async (call) => {
    const { keys, choiceMode } = call.query
    const place = readRegion(call.query)
    const cart = await readCart(call, call.params.token)
    const state = await loadCartState(call.db, cart, call.clock.now())
    const pricing = priceCart(state)
    if (!place && !cart.gift && pricing.packings.every(({ region }) => region === null)) throw noAddress()
    const leadtimes = place
      ? leadtimesTo(place, state, pricing)
      : withPrepayment(state, pricing, packingLeadtimes(state, pricing))
    const data = leadtimes.filter(({ packing_key }) => !keys || keys.includes(packing_key))
    return { data: choiceMode === 'earliest' ? data.map((one) => ({ ...one, days: [one.first_day] })) : data }
  })
}

function readRegion({ pref = '', postal = '' }: { pref?: string; postal?: string }) {
  const postalCode = normaliseDigits(postal)
  checkFields(
    { postal: postalCode, pref },
    { postal: ['郵便番号', checkPost], pref: ['都道府県', checkPrefecture] },
  )
  return pref ? shippingRegion(pref, postalCode || null) : null
}
