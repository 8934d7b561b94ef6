import { toTokyoDay } from '@storefront/locale-ja'
import { addBusinessDays, addDays, tokyoHour } from './business-day.rules'
import { transitDays, type ShippingRegion } from '../postal-code/shipping-region.rules'

/** Orders from this hour in Asia/Tokyo on count for the next business day. */
export const cutOffHour = 13

/** Days that can be chosen from the first possible one on. */
const choiceDays = 60

/** The carrier's slots; it takes none for remote islands. */
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
  closedDays: ReadonlySet<string>
}

/** The day the parcel leaves: the longest product decides. */
export function shippingDay({ now, leadDays, closedDays }: Omit<LeadtimeTerms, 'region'>): string {
  return addBusinessDays(workingFrom(now), Math.max(0, ...leadDays), closedDays)
}

/** The day that an order of now counts for. */
function workingFrom(now: Date): string {
  const today = toTokyoDay(now)
  return tokyoHour(now) >= cutOffHour ? addDays(today, 1) : today
}

/** Until when an order leaves on the same day: the cut-off of the first business day that it counts for. */
export function orderBy({ now, closedDays }: Pick<LeadtimeTerms, 'now' | 'closedDays'>): string {
  return `${addBusinessDays(workingFrom(now), 0, closedDays)}T${cutOffHour}:00:00+09:00`
}

/** When a parcel can arrive, and in which slots. */
export function leadtime(terms: LeadtimeTerms) {
  const firstDay = addDays(shippingDay(terms), transitDays[terms.region])
  return {
    first_day: firstDay,
    order_by: orderBy(terms),
    days: Array.from({ length: choiceDays }, (_, index) => addDays(firstDay, index)),
    timezones: terms.region === 'island' ? [] : deliveryTimezones,
  }
}

/** The most business days of making with which an order of now arrives by a day; -1: nothing does. */
export function leadDaysUntil(day: string, terms: Omit<LeadtimeTerms, 'leadDays'>): number {
  let leadDays = -1
  while (leadDays < choiceDays && leadtime({ ...terms, leadDays: [leadDays + 1] }).first_day <= day)
    leadDays += 1
  return leadDays
}

export const timezoneName = (key: string | null) =>
  deliveryTimezones.find((slot) => slot.key === key)?.name ?? null
