import holidayJp from '@holiday-jp/holiday_jp'

const dayMs = 86_400_000

/** Calendar arithmetic on `YYYY-MM-DD`, independent of the machine's zone. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10)
}

/** Days from one calendar day to a later one. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
}

/** Hour of the day in Asia/Tokyo. */
export function tokyoHour(instant: Date): number {
  return (instant.getUTCHours() + 9) % 24
}

type ClosedDays = Pick<ReadonlySet<string>, 'has'>

/** Not a weekend, a national holiday or one of the shop's own closing days. */
export function isBusinessDay(day: string, closedDays: ClosedDays): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !(day in holidayJp.holidays) && !closedDays.has(day)
}

/** The business day `count` business days after `day`; with 0 the first one from `day` on. */
export function addBusinessDays(day: string, count: number, closedDays: ClosedDays): string {
  let current = day
  while (!isBusinessDay(current, closedDays)) current = addDays(current, 1)
  for (let left = count; left > 0; left -= 1) {
    current = addDays(current, 1)
    while (!isBusinessDay(current, closedDays)) current = addDays(current, 1)
  }
  return current
}
