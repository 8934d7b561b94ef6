import { formatDayWithWeekday, toTokyoDay } from '@storefront/locale-ja'
import { isPaidInAdvance } from '../../payment/payment/payment.rules'
import { daysBetween } from '../../delivery/delivery/business-day.rules'
import { firstPrepaidDay, lastPaymentDay, paidArrivalText, paymentLimits } from './paid-arrival.rules'
import { dispatchDayFor, firstDeliveryDay, leadtime } from '../../delivery/delivery/leadtime.rules'
import type { ShippingRegion } from '../../delivery/postal-code/shipping-region.rules'
import type { CartPricing, PricedPacking } from '../cart-pricing.rules'
import type { CartState } from '../state/cart-state.table'

type Moment = Pick<CartState, 'now' | 'closedDays'>

export function packingLeadtimes(moment: Moment, { packings }: { packings: readonly PricedPacking[] }) {
  return packings.flatMap((packing) => {
    const possible = computeLeadtime(moment, packing)
    return possible ? [{ packing_key: packing.key, shipping_key: packing.shipping_key, ...possible }] : []
  })
}

function computeLeadtime(moment: Moment, packing: PricedPacking) {
  const terms = toLeadtimeTerms(moment, packing)
  return terms && leadtime(terms)
}

const toLeadtimeTerms = ({ now, closedDays }: Moment, { region, lines, leadDays }: PricedPacking) =>
  region === null || lines.length === 0 ? undefined : { now, leadDays, region, closedDays }

/** Computes the lead times for sending everything in one parcel to a region that isn't in the cart yet. */
export function leadtimesTo(
  region: ShippingRegion,
  { now, closedDays }: Moment,
  { lines }: Pick<CartPricing, 'lines'>,
) {
  if (lines.length === 0) return []
  const leadDays = lines.map(({ lead_days }) => lead_days)
  return [{ packing_key: '', shipping_key: '', ...leadtime({ now, leadDays, region, closedDays }) }]
}

type Chosen = Pick<CartPricing, 'payment'>

/**
 * Returns the arrival text that is shown from the last confirmation on. Null if the requested delivery day
 * already states the arrival.
 */
export function arrivalText(
  state: Moment & Pick<CartState, 'cart'>,
  packing: PricedPacking,
  { payment }: Chosen,
): string | null {
  const terms = toLeadtimeTerms(state, packing)
  if (!terms) return null
  const firstDay = firstDeliveryDay(terms)
  const days = daysBetween(toTokyoDay(state.now), firstDay)
  if (state.cart.gift) return `お相手が住所を入力されてから、最短で${days}日ほどでお届けします`
  if (payment !== null && isPaidInAdvance(payment.kind)) return paidArrivalText(terms, packing.delivery_at)
  return packing.delivery_at === null ? `${formatDayWithWeekday(firstDay)}ごろにお届けします` : null
}

/** Returns the planned dispatch day of a parcel. Null while the parcel has no address. */
export function dispatchDay(state: Moment, packing: PricedPacking): string | null {
  const terms = toLeadtimeTerms(state, packing)
  return terms ? dispatchDayFor(packing.delivery_at, terms) : null
}

/**
 * Returns the first day that a parcel paid in advance can be requested for. Null while the parcel has no
 * address.
 */
export function prepaidDay(state: Moment, packing: PricedPacking): string | null {
  const terms = toLeadtimeTerms(state, packing)
  return terms ? firstPrepaidDay(terms) : null
}

/** Returns the days to pay by for each requested day that payment in advance allows. */
export function paymentLimitsOf(state: Moment, packing: PricedPacking, requestedDays: readonly string[]) {
  const terms = toLeadtimeTerms(state, packing)
  if (!terms) return []
  const first = firstPrepaidDay(terms)
  return paymentLimits(
    terms,
    requestedDays.filter((day) => day >= first),
  )
}

/** Returns the day to pay by for the requested day of a parcel. Null if none was requested. */
export function paymentDay(state: Moment, packing: PricedPacking): string | null {
  const terms = packing.delivery_at === null ? null : toLeadtimeTerms(state, packing)
  return terms && packing.delivery_at ? lastPaymentDay(terms, packing.delivery_at) : null
}
