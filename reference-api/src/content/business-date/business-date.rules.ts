import type { BusinessMonth } from '@storefront/contracts'
import holidayJp from '@holiday-jp/holiday_jp'
import { addDays, isBusinessDay, weekdayOf } from '../../delivery/delivery/business-day.rules'

/**
 * Lists every day from `startDate` to `endDate`, grouped by month. Weekends, national holidays and the shop's
 * own closing days are marked as closed.
 */
export function businessMonths(
  startDate: string,
  endDate: string,
  closings: ReadonlyMap<string, string>,
): BusinessMonth[] {
  const national = holidayJp.holidays as Record<string, { name: string } | undefined>
  const months: BusinessMonth[] = []
  for (let date = startDate; date <= endDate; date = addDays(date, 1)) {
    const [year = 0, month = 0] = date.split('-').map(Number)
    const weekday = weekdayOf(date)
    const holiday = national[date]?.name
    const closing = closings.get(date)
    const is_open = isBusinessDay(date, closings)
    if (months.at(-1)?.month !== month) months.push({ year, month, dates: [] })
    months.at(-1)?.dates.push({ date, weekday, is_open, note: closing || holiday || null })
  }
  return months
}
