import { amountUntilFree, type CarriageKind, type DeliveryArea } from '@storefront/contracts'
import { formatDayWithWeekday, formatYen, prefectures } from '@storefront/locale-ja'

/**
 * The destination of the shopper's parcels. Until a destination is chosen, only the shop's own area is known.
 */
export type DeliveryTo = { prefecture: string | undefined; area: DeliveryArea | undefined }

const ownArea = (areas: readonly DeliveryArea[]) => areas.find(({ is_own }) => is_own)

/** Parses the cookie: a prefecture, optionally followed by a slash and the area of a remote island. */
export function readDeliveryTo(kept: string | undefined, areas: readonly DeliveryArea[]): DeliveryTo {
  const [name = '', key] = (kept ?? '').split('/')
  const prefecture = prefectures.find((one) => one === name)
  const area =
    prefecture && areas.find((one) => (key ? one.key === key : one.prefectures.includes(prefecture)))
  return area ? { prefecture, area } : { prefecture: undefined, area: ownArea(areas) }
}

/**
 * Destinations to choose from. Remote islands are separate because their transit time differs from their
 * prefecture's.
 */
export const deliveryPlaces: readonly string[] = [...prefectures, '離島']

/** Returns the name of the place that an amount or a date applies to. */
export const placeOf = ({ prefecture, area }: DeliveryTo): string =>
  (area?.prefectures.length === 0 ? area.name : prefecture) ?? area?.name ?? ''

/** Names the place that an amount or a date applies to. Until one is chosen, the place is an assumption. */
export const placeNote = (to: DeliveryTo): string =>
  to.prefecture ? `お届け先：${placeOf(to)}` : `${placeOf(to)}へのお届けの場合`

const dayMs = 24 * 60 * 60 * 1000

/** Converts the earliest day for the shop's own area to the earliest day for another area. */
export function earliestDay(firstDay: string, to: DeliveryTo, areas: readonly DeliveryArea[]): string {
  const more = (to.area?.transit_days ?? 0) - (ownArea(areas)?.transit_days ?? 0)
  if (!to.area || more === 0) return firstDay
  let day = daysAfter(firstDay, more)
  while (to.area.undelivered_days?.includes(day)) day = daysAfter(day, 1)
  return day
}

/**
 * Formats the earliest day for the shopper's destination, e.g. 「最短11月28日（土）」. Undefined if no day is known. A
 * choice that takes longer has its own day on a second line, e.g. 「名入れは最短12月21日（月）」.
 */
export function arrivalText(
  firstDay: string | null | undefined,
  to: DeliveryTo,
  areas: readonly DeliveryArea[],
  slow?: SlowOption | null,
): string | undefined {
  if (!firstDay) return undefined
  const format = (day: string) => `最短${formatDayWithWeekday(earliestDay(day, to, areas))}`
  return slow ? `${format(firstDay)}\n${slow.name}は${format(slow.first_delivery_day)}` : format(firstDay)
}

/** A choice that takes longer, e.g. 名入れ, with its earliest day for the shop's own area. */
type SlowOption = { name: string; first_delivery_day: string }

const daysAfter = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10)

const findRate = (area: DeliveryArea | undefined, kind: CarriageKind) =>
  kind === 'free' ? null : (area?.[kind] ?? null)

/** The goods of a parcel in yen including tax, and whether the shop's other prices are without tax. */
type Parcel = { goods?: number; isPricedWithoutTax?: boolean }

/**
 * Formats the shipping fee per parcel, e.g. `送料770円（11,000円以上で無料）`, or 送料無料 if `goods` reach the
 * threshold. Undefined if the shop has no rate.
 */
export function postageText(
  area: DeliveryArea | undefined,
  kind: CarriageKind,
  { goods = 0, isPricedWithoutTax = false }: Parcel = {},
): string | undefined {
  if (kind === 'free') return '送料無料'
  const rate = findRate(area, kind)
  if (!rate) return undefined
  if (rate.price_with_tax === 0) return '送料無料'
  const name = kind === 'cool' ? 'クール便の送料' : '送料'
  if (amountUntilFree(rate, kind, goods) === 0) return '送料無料'
  const tax = isPricedWithoutTax ? '税込' : ''
  const free = rate.free_from === null ? '' : `（${tax}${formatYen(rate.free_from)}以上で無料）`
  return `${name}${tax}${formatYen(rate.price_with_tax)}${free}`
}

/** Formats how much more to spend for free shipping. Undefined without a threshold or above it. */
export function freeFromNote(
  area: DeliveryArea | undefined,
  kind: CarriageKind,
  { goods = 0, isPricedWithoutTax = false }: Parcel,
): string | undefined {
  if (kind === 'free') return undefined
  const missing = amountUntilFree(area?.[kind], kind, goods)
  return missing ? untilFreeText(missing, { isPricedWithoutTax }) : undefined
}

/** Formats the amount that is missing for free shipping, e.g. `あと1,200円で送料無料`. */
export const untilFreeText = (
  missing: number,
  { isPricedWithoutTax = false }: Pick<Parcel, 'isPricedWithoutTax'>,
): string => `あと${isPricedWithoutTax ? '税込' : ''}${formatYen(missing)}で送料無料`

/** Shipping fee in yen that is assumed for a place, and the amount missing for free shipping if it can be. */
export type ForeseenCarriage = { place: string; postage: number; missing: number | null }

/**
 * Computes the shipping fee of goods as one parcel to the shopper's place, or to the shop's own area until
 * one is chosen. Undefined if the shop has no rate.
 */
export function foreseeCarriage(
  to: DeliveryTo,
  kind: CarriageKind,
  goods: number,
): ForeseenCarriage | undefined {
  const rate = findRate(to.area, kind)
  if (!to.area || (kind !== 'free' && !rate)) return undefined
  const missing = amountUntilFree(rate, kind, goods)
  return { place: placeOf(to), postage: missing === 0 ? 0 : (rate?.price_with_tax ?? 0), missing }
}
