import type { BusinessMonth } from '@storefront/contracts'
import holidayJp from '@holiday-jp/holiday_jp'
import { isBusinessDay } from '../delivery/business-day.rules'

const dayMs = 86_400_000

/**
 * Every day from `startDate` to `endDate` by month: closed on weekends, national holidays and the shop's own
 * closing days.
 */
export function businessMonths(
  startDate: string,
  endDate: string,
  closings: ReadonlyMap<string, string>,
): BusinessMonth[] {
  const national = holidayJp.holidays as Record<string, { name: string } | undefined>
  const months: BusinessMonth[] = []
  for (
    let time = Date.parse(`${startDate}T00:00:00Z`);
    time <= Date.parse(`${endDate}T00:00:00Z`);
    time += dayMs
  ) {
    const date = new Date(time).toISOString().slice(0, 10)
    const [year = 0, month = 0] = date.split('-').map(Number)
    const weekday = new Date(time).getUTCDay()
    const holiday = national[date]?.name
    const closing = closings.get(date)
    const is_open = isBusinessDay(date, closings)
    if (months.at(-1)?.month !== month) months.push({ year, month, dates: [] })
    months.at(-1)?.dates.push({ date, weekday, is_open, note: closing || holiday || null })
  }
  return months
}
