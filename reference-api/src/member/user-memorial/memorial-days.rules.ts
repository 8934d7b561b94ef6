import { addDays } from '../../delivery/delivery/business-day.rules'

export type YearlyDay = { month: number; date: number }

/**
 * Lists `today` (Asia/Tokyo) and the `count` days after it. In non-leap years, 29 February is observed on the
 * 28th.
 */
export function comingDays(today: string, count: number): YearlyDay[] {
  const days = Array.from({ length: count + 1 }, (_, index) => addDays(today, index))
  return days.flatMap((day) => {
    const [, month = 0, date = 0] = day.split('-').map(Number)
    const one = { month, date }
    const isLastOfFebruary = month === 2 && date === 28 && addDays(day, 1).endsWith('-03-01')
    return isLastOfFebruary ? [one, { month: 2, date: 29 }] : [one]
  })
}
