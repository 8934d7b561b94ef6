import type { Prepayment } from '@storefront/contracts'
import { isPaidInAdvance, paymentRefusal } from '../../payment/payment/payment.rules'
import type { CartPricing } from '../cart-pricing.rules'
import { paymentLimitsOf } from '../shipping/cart-leadtime.rules'
import type { CartState } from '../state/cart-state.table'
import { paymentSituation } from './chosen-payment.rules'

type Leadtime = { packing_key: string; days: readonly string[] }

/** Adds to each parcel's days how they limit the prepaid methods that the order could use otherwise. */
export function withPrepayment<L extends Leadtime>(
  state: CartState,
  pricing: CartPricing,
  leadtimes: readonly L[],
): (L & { prepayment?: Prepayment })[] {
  const situation = paymentSituation(state, pricing)
  const methods = state.payments.filter(
    ({ kind }) => isPaidInAdvance(kind) && paymentRefusal(kind, { ...situation, prepaidFrom: null }) === null,
  )
  if (methods.length === 0) return [...leadtimes]
  return leadtimes.map((leadtime) => {
    const packing = pricing.packings.find(({ key }) => key === leadtime.packing_key)
    if (!packing) return leadtime
    const limits = paymentLimitsOf(state, packing, leadtime.days)
    return { ...leadtime, prepayment: { names: methods.map(({ name }) => name), limits } }
  })
}
