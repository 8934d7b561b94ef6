import holidayJp from '@holiday-jp/holiday_jp'
import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)

/** Japan has no daylight saving time. */
const tokyoOffsetHours = 9

/** Adds days to a `YYYY-MM-DD` date, independent of the machine's time zone. */
export const addDays = (day: string, count: number): string =>
  dayjs.utc(day).add(count, 'day').format('YYYY-MM-DD')

export const daysBetween = (from: string, to: string): number => dayjs.utc(to).diff(dayjs.utc(from), 'day')

/** Returns the day of the week, where 0 is Sunday. */
export const weekdayOf = (day: string): number => dayjs.utc(day).day()

export const tokyoHour = (instant: Date): number => dayjs.utc(instant).utcOffset(tokyoOffsetHours).hour()

/** The shop's own holidays. `undelivered` maps each day without delivery to its reason. */
export type ClosedDays = Pick<ReadonlySet<string>, 'has'> & { undelivered?: ReadonlyMap<string, string> }

type ClosedDay = { day: string; note?: string; is_undelivered: boolean }

export function toClosedDays(rows: readonly ClosedDay[]): ClosedDays {
  const closed = new Set(rows.filter(({ is_undelivered }) => !is_undelivered).map(({ day }) => day))
  const undelivered = rows.filter(({ is_undelivered }) => is_undelivered)
  return Object.assign(closed, { undelivered: new Map(undelivered.map(({ day, note = '' }) => [day, note])) })
}

export function deliveryDayFrom(day: string, closedDays: ClosedDays): string {
  let current = day
  while (closedDays.undelivered?.has(current)) current = addDays(current, 1)
  return current
}

export function isBusinessDay(day: string, closedDays: ClosedDays): boolean {
  const weekday = weekdayOf(day)
  return weekday !== 0 && weekday !== 6 && !(day in holidayJp.holidays) && !closedDays.has(day)
}

/**
 * Returns the date `count` business days after `day`. A count of 0 gives the first business day from `day`
 * on.
 */
export function addBusinessDays(day: string, count: number, closedDays: ClosedDays): string {
  let current = day
  while (!isBusinessDay(current, closedDays)) current = addDays(current, 1)
  for (let left = count; left > 0; left -= 1) {
    current = addDays(current, 1)
    while (!isBusinessDay(current, closedDays)) current = addDays(current, 1)
  }
  return current
}
