import { formatDayWithWeekday, toTokyoDay } from '@storefront/locale-ja'
import {
  addBusinessDays,
  addDays,
  deliveryDayFrom,
  isBusinessDay,
  tokyoHour,
  type ClosedDays,
} from './business-day.rules'
import { transitDays, type ShippingRegion } from '../postal-code/shipping-region.rules'

/** From this hour in Asia/Tokyo, orders count towards the next business day. */
export const cutOffHour = 13

/** Number of days offered, starting with the first possible one. */
const choiceDays = 60

/** Max business days it may take to make a product. */
const longestMaking = 120

/** The carrier's time slots. Remote islands have none. */
export const deliveryTimezones = [
  { key: 'am', name: '午前中' },
  { key: '14-16', name: '14時〜16時' },
  { key: '16-18', name: '16時〜18時' },
  { key: '18-20', name: '18時〜20時' },
  { key: '19-21', name: '19時〜21時' },
]

export type LeadtimeTerms = {
  now: Date
  leadDays: readonly number[]
  region: ShippingRegion
  closedDays: ClosedDays
}

/** Returns the business days of a product with its accessories, which are made one beside the other. */
export const computeLeadDays = (
  { lead_days }: { lead_days: number },
  accessories: readonly { added_days: number }[],
): number => lead_days + Math.max(0, ...accessories.map(({ added_days }) => added_days))

/** Returns the dispatch date, which depends on the product that takes longest to make. */
export function shippingDay({ now, leadDays, closedDays }: Omit<LeadtimeTerms, 'region'>): string {
  return addBusinessDays(workingFrom(now), Math.max(0, ...leadDays), closedDays)
}

/** Returns the day from which an order placed now is processed. */
function workingFrom(now: Date): string {
  const today = toTokyoDay(now)
  return tokyoHour(now) >= cutOffHour ? addDays(today, 1) : today
}

/**
 * Returns the latest time to order for the same dispatch date, i.e. the cut-off on the first business day.
 */
export function orderBy({ now, closedDays }: Pick<LeadtimeTerms, 'now' | 'closedDays'>): string {
  return `${addBusinessDays(workingFrom(now), 0, closedDays)}T${cutOffHour}:00:00+09:00`
}

/** Returns the dispatch date for a requested delivery day. Without a requested day, the earliest one. */
export function dispatchDayFor(deliveryDay: string | null, terms: LeadtimeTerms): string {
  const earliest = shippingDay(terms)
  if (deliveryDay === null) return earliest
  let day = addDays(deliveryDay, -transitDays[terms.region])
  while (day > earliest && !isBusinessDay(day, terms.closedDays)) day = addDays(day, -1)
  return day > earliest ? day : earliest
}

export const firstDeliveryDay = (terms: LeadtimeTerms): string =>
  deliveryDayFrom(addDays(shippingDay(terms), transitDays[terms.region]), terms.closedDays)

export function leadtime(terms: LeadtimeTerms) {
  const firstDay = firstDeliveryDay(terms)
  const coming = Array.from({ length: choiceDays }, (_, index) => addDays(firstDay, index))
  const { undelivered } = terms.closedDays
  return {
    first_day: firstDay,
    order_by: orderBy(terms),
    days: coming.filter((day) => !undelivered?.has(day)),
    timezones: terms.region === 'island' ? [] : deliveryTimezones,
    notes: [
      ...undeliveredNotes(coming, undelivered),
      ...(terms.region === 'island' ? ['お届け時間帯は、この地域ではご指定いただけません。'] : []),
    ],
  }
}

/** Lists notes on the days without delivery in the offered range, grouped by reason. */
function undeliveredNotes(coming: readonly string[], undelivered: ClosedDays['undelivered']): string[] {
  const missing = coming.filter((day) => undelivered?.has(day))
  const reasons = [...new Set(missing.map((day) => undelivered?.get(day) ?? ''))]
  return reasons.map((reason) => {
    const days = missing.filter((day) => undelivered?.get(day) === reason).map(formatDayWithWeekday)
    return `${days.join('、')}はお届けがありません${reason ? `（${reason}）` : ''}。`
  })
}

/**
 * Returns the max business days for making a product that must arrive by this day, or -1 if no product can
 * arrive in time.
 */
export function leadDaysUntil(day: string, terms: Omit<LeadtimeTerms, 'leadDays'>): number {
  let leadDays = -1
  while (leadDays < longestMaking && firstDeliveryDay({ ...terms, leadDays: [leadDays + 1] }) <= day)
    leadDays += 1
  return leadDays
}

export const timezoneName = (key: string | null) =>
  deliveryTimezones.find((slot) => slot.key === key)?.name ?? null
