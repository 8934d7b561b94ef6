import { paymentRefusal, type PaymentSituation } from '../../payment/payment/payment.rules'
import type { PaymentRow } from '../../payment/payment/payment.table'
import type { PricedPacking } from '../cart-pricing.rules'
import { packingLeadtimes, prepaidDay } from '../shipping/cart-leadtime.rules'
import type { CartState } from '../state/cart-state.table'

/** `amount` is the total in yen before any payment fee. */
type Priced = { packings: readonly PricedPacking[]; amount: number }

/**
 * Returns the first day that must be requested instead if the order is paid in advance. With several parcels,
 * returns the latest one. Returns null if each requested day can be paid for in time.
 */
function findPrepaidFrom(state: CartState, { packings }: Pick<Priced, 'packings'>): string | null {
  const wished = packings.filter(({ delivery_at }) => delivery_at !== null)
  const days = packingLeadtimes(state, { packings: wished }).flatMap(({ packing_key, days }) => {
    const packing = wished.find(({ key }) => key === packing_key)
    const day = packing?.delivery_at
    const first = packing && day && days.includes(day) ? prepaidDay(state, packing) : null
    return first !== null && day && day < first ? [first] : []
  })
  return days.toSorted().at(-1) ?? null
}

export function paymentSituation(state: CartState, priced: Priced): PaymentSituation {
  const used = priced.packings.filter(({ lines }) => lines.length > 0)
  return {
    amount: priced.amount,
    isSocialGift: state.cart.gift !== null,
    shippingCount: new Set(used.map(({ shipping_key }) => shipping_key)).size,
    isForOther: isForOther(state, used),
    isMember: state.cart.user_account_id !== null,
    prepaidFrom: findPrepaidFrom(state, priced),
    credit: state.credit,
    isBoughtOnAccount: state.isBoughtOnAccount,
  }
}

/** Compares names only, because the same person may receive at work. */
function isForOther({ cart, profile, shippings }: CartState, packings: Priced['packings']): boolean {
  const orderer = cart.orderer ?? profile?.orderer
  if (!orderer) return false
  const name = foldName(orderer.last_name, orderer.first_name)
  return shippings
    .filter(({ key }) => packings.some(({ shipping_key }) => shipping_key === key))
    .some((one) => foldName(one.shipping_last_name, one.shipping_first_name) !== name)
}

const foldName = (...names: (string | null)[]) => names.join('').normalize('NFKC').replace(/\s/g, '')

/** `refused` is set if the chosen method isn't allowed for this order. `reason` is shown to the shopper. */
export type ChosenPayment = {
  payment: PaymentRow | null
  refused: { name: string; reason: string } | null
}

/** Returns the order's payment method. A refused method is returned as null, so that it costs no fee. */
export function chosenPayment(state: CartState, priced: Priced): ChosenPayment {
  const { cart, payments, lines } = state
  if (lines.length > 0 && priced.amount === 0)
    return { payment: payments.find(({ kind }) => kind === 'free') ?? null, refused: null }
  const payment = payments.find(({ id, kind }) => id === cart.payment_id && kind !== 'free') ?? null
  if (!payment || lines.length === 0) return { payment, refused: null }
  const reason = paymentRefusal(payment.kind, paymentSituation(state, priced))
  return reason === null
    ? { payment, refused: null }
    : { payment: null, refused: { name: payment.name, reason } }
}
