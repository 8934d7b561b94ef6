import { formatDayWithWeekday } from '@storefront/locale-ja'
import { isPaidInAdvance } from '../../payment/payment/payment.rules'
import type { CartPricing, PricedPacking } from '../cart-pricing.rules'
import { packingLeadtimes, prepaidDay } from '../shipping/cart-leadtime.rules'
import type { CartState } from '../state/cart-state.table'

type Leadtime = ReturnType<typeof packingLeadtimes>[number]
type LostWish = { code: string; message: string; packing_key: string }

/**
 * Lists each parcel whose requested delivery day or time slot is no longer possible, with the nearest
 * possible day.
 */
export function lostWishes(
  state: Pick<CartState, 'now' | 'closedDays' | 'shippings'>,
  { packings, payment }: Pick<CartPricing, 'packings' | 'payment'>,
): LostWish[] {
  const wished = packings.filter(
    ({ delivery_at, delivery_timezone_key }) => delivery_at !== null || delivery_timezone_key !== null,
  )
  const leadtimes = packingLeadtimes(state, { packings: wished })
  const isPrepaid = payment !== null && isPaidInAdvance(payment.kind)
  return wished.flatMap((packing) => {
    const possible = leadtimes.find(({ packing_key }) => packing_key === packing.key)
    const payableFrom = isPrepaid ? prepaidDay(state, packing) : null
    const words = possible && lostWish(packing, possible, payableFrom)
    if (!words) return []
    const message = `${parcelName(packing, packings, state.shippings)}${words}`
    return [{ code: 'cart.packing.delivery_not_possible', message, packing_key: packing.key }]
  })
}

/**
 * Names a parcel, e.g. `鈴木 和子 さまへの荷物2の`. Includes the recipient's name if there are several recipients, and a
 * number if the recipient gets several parcels.
 */
function parcelName(
  { key, shipping_key }: PricedPacking,
  packings: readonly PricedPacking[],
  shippings: CartState['shippings'],
): string {
  const to = shippings.find((one) => one.key === shipping_key)
  const own = packings.filter((one) => one.shipping_key === shipping_key && one.lines.length > 0)
  const whose =
    shippings.length > 1 && to ? `${to.shipping_last_name} ${to.shipping_first_name} さまへの` : ''
  const number = own.length > 1 ? `荷物${own.findIndex((one) => one.key === key) + 1}の` : ''
  return `${whose}${number}`
}

function lostWish(
  { delivery_at: day, delivery_timezone_key: slot }: PricedPacking,
  { days, first_day, timezones }: Leadtime,
  payableFrom: string | null,
): string | undefined {
  if (day !== null && !days.includes(day)) {
    const payable = days.filter((one) => payableFrom === null || one >= payableFrom)
    const next = payable.find((one) => one > day) ?? payable.at(-1) ?? first_day
    const reason = day < first_day ? 'には間に合わなくなりました' : 'は、お届けを承れない日です'
    const possible = `いちばん近いお届け日は${formatDayWithWeekday(next)}です。お届け日を選び直してください。`
    return `お届け希望日の${formatDayWithWeekday(day)}${reason}。${possible}`
  }
  if (slot === null || timezones.some(({ key }) => key === slot)) return undefined
  return timezones.length === 0
    ? 'お届けは、時間帯をご指定いただけない地域です。時間帯の指定を外してください。'
    : 'お届け時間帯はご指定いただけません。時間帯を選び直してください。'
}
