import type { Cart, CartPacking, ShippingLeadtime } from '@storefront/contracts'
import { formatDayWithWeekday } from '@storefront/locale-ja'

export type DeliveryChoice = { delivery_at: string | null; delivery_timezone_key: string | null }

/** The form's values, with one choice per parcel. An empty string means that nothing is chosen. */
export type DetailValues = { packings: Record<string, { day: string; slot: string }>; note: string }

/** Builds a field's path. The quotes keep the form library from splitting the key. */
export const toFieldPath = (packingKey: string, name: 'day' | 'slot') => `packings["${packingKey}"].${name}`

export function listShippedPackings({ data: { detail } }: Cart) {
  return detail.shippings.flatMap((shipping) =>
    shipping.packings.filter(({ products }) => products.length > 0).map((packing) => ({ shipping, packing })),
  )
}

/**
 * Returns the initial choices. Drops a chosen day that is no longer possible. If no day is chosen, preselects
 * the requested day.
 */
export function initialDetail(
  cart: Cart,
  leadtimes: readonly ShippingLeadtime[],
  wished?: string,
): DetailValues {
  const entries = listShippedPackings(cart).map(({ packing }) => {
    const possible = leadtimes.find(({ packing_key }) => packing_key === packing.key)
    const asked = packing.delivery_at ?? wished
    const day = asked !== undefined && possible?.days.includes(asked) ? asked : ''
    const slot = possible?.timezones.some(({ key }) => key === packing.delivery_timezone_key)
      ? (packing.delivery_timezone_key ?? '')
      : ''
    return [packing.key, { day, slot }] as const
  })
  return { packings: Object.fromEntries(entries), note: cart.data.detail.other.note ?? '' }
}

/**
 * Describes a choice that is no longer available for the parcel. Returns undefined if the choice is still
 * possible.
 */
export function goneWish(
  { delivery_at, delivery_timezone_key, delivery_timezone }: CartPacking,
  { days, first_day, timezones }: ShippingLeadtime,
): string | undefined {
  if (delivery_at !== null && !days.includes(delivery_at)) {
    const next = days.find((day) => day > delivery_at) ?? first_day
    const reason = delivery_at < first_day ? 'には間に合わなくなりました' : 'は、お届けを承れない日です'
    return `ご指定の${formatDayWithWeekday(delivery_at)}${reason}。いちばん近いお届け日は${formatDayWithWeekday(next)}です。お届け希望日を選び直してください。`
  }
  if (delivery_timezone_key === null || timezones.some(({ key }) => key === delivery_timezone_key))
    return undefined
  return `ご指定の時間帯（${delivery_timezone ?? delivery_timezone_key}）は、このお届け先ではご指定いただけません。`
}

type Prepaid = Pick<ShippingLeadtime, 'days' | 'prepayment'>

/** Tells how a requested day limits the methods that are paid before dispatch. */
export function prepaymentNote(day: string | undefined, { days, prepayment }: Prepaid): string | undefined {
  if (!day || !prepayment || !days.includes(day)) return undefined
  const names = prepayment.names.join('・')
  const limit = prepayment.limits.findLast(({ from }) => from <= day)
  return limit
    ? `この日のお届けには、${names}の場合、${formatDayWithWeekday(limit.pay_by)}までのご入金が必要です。`
    : `この日のお届けには、${names}はお使いいただけません。`
}

/** Tells from which day on the prepaid methods are possible, unless that holds for every day. */
export function prepaymentHint({ days, prepayment }: Prepaid): string[] {
  const from = prepayment?.limits[0]?.from
  if (!prepayment || !from || from === days[0]) return []
  return [`${prepayment.names.join('・')}の場合は、${formatDayWithWeekday(from)}以降をお選びください。`]
}

export const dayChoices = (days: readonly string[]) =>
  days.map((day) => ({ value: day, label: formatDayWithWeekday(day) }))

export const toDeliveryChoice = (typed: { day?: string; slot?: string } | undefined): DeliveryChoice => ({
  delivery_at: typed?.day || null,
  delivery_timezone_key: typed?.slot || null,
})

export const isSameChoice = (packing: CartPacking, choice: DeliveryChoice) =>
  packing.delivery_at === choice.delivery_at && packing.delivery_timezone_key === choice.delivery_timezone_key

export type ShippedPacking = ReturnType<typeof listShippedPackings>[number]

/** Formats a title like `お届け先2：鈴木 和子 さま（荷物1）`. Only several addresses or parcels are numbered. */
export function packingTitle(
  { shipping, packing }: ShippedPacking,
  shippedPackings: readonly ShippedPacking[],
): string {
  const places = [...new Set(shippedPackings.map((shippedPacking) => shippedPacking.shipping.key))]
  const own = shippedPackings.filter((shippedPacking) => shippedPacking.shipping.key === shipping.key)
  const place = places.length > 1 ? `お届け先${places.indexOf(shipping.key) + 1}：` : ''
  const part =
    own.length > 1
      ? `（荷物${own.findIndex((shippedPacking) => shippedPacking.packing.key === packing.key) + 1}）`
      : ''
  return `${place}${shipping.shipping_name ?? ''} さま${part}`
}

/**
 * Returns the parcel to which a line can move within its shipping: a parcel of its own (`into` is null), or
 * the first parcel. Returns undefined if the line can't move.
 */
export function otherPacking(
  { shipping, packing }: ShippedPacking,
  shippedPackings: readonly ShippedPacking[],
): { into: string | null } | undefined {
  const [first] = shippedPackings.filter((shippedPacking) => shippedPacking.shipping.key === shipping.key)
  if (packing.products.length > 1) return { into: null }
  return first && first.packing.key !== packing.key ? { into: first.packing.key } : undefined
}
