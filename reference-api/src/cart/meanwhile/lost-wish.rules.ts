import { formatDayWithWeekday } from '@storefront/locale-ja'
import type { CartPricing } from '../cart-pricing.rules'
import { packingLeadtimes } from '../shipping/cart-leadtime.rules'
import type { CartState } from '../state/cart-state.table'

type Packing = CartPricing['packings'][number]
type Leadtime = ReturnType<typeof packingLeadtimes>[number]

/** Each wish that cannot be kept, by its parcel's recipient where there are several, and what can be had. */
export function lostWishes(
  state: Pick<CartState, 'now' | 'closedDays' | 'shippings'>,
  { packings }: Pick<CartPricing, 'packings'>,
): string | undefined {
  const wished = packings.filter(
    ({ delivery_at, delivery_timezone_key }) => delivery_at !== null || delivery_timezone_key !== null,
  )
  const leadtimes = packingLeadtimes(state, { packings: wished })
  const { shippings } = state
  const wishes = wished.flatMap((packing) => {
    const possible = leadtimes.find(({ packing_key }) => packing_key === packing.key)
    const to = shippings.find(({ key }) => key === packing.shipping_key)
    const whose =
      shippings.length > 1 && to ? `${to.shipping_last_name} ${to.shipping_first_name} さまへの` : ''
    return possible ? lostWish(packing, possible).map((words) => `${whose}${words}`) : []
  })
  return wishes.length > 0 ? [...new Set(wishes)].join('') : undefined
}

function lostWish(
  { delivery_at: day, delivery_timezone_key: slot }: Packing,
  { days, first_day, timezones }: Leadtime,
): string[] {
  if (day !== null && !days.includes(day)) {
    const next = days.find((one) => one > day) ?? days[0] ?? first_day
    const reason = day < first_day ? 'には間に合わなくなりました' : 'は、お届けを承れない日です'
    const possible = `いちばん近いお届け日は${formatDayWithWeekday(next)}です。お届け日を選び直してください。`
    return [`お届け希望日の${formatDayWithWeekday(day)}${reason}。${possible}`]
  }
  if (slot === null || timezones.some(({ key }) => key === slot)) return []
  return [
    timezones.length === 0
      ? 'お届けは、時間帯をご指定いただけない地域です。時間帯の指定を外してください。'
      : 'お届け時間帯はご指定いただけません。時間帯を選び直してください。',
  ]
}
