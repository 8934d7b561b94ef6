const dayMs = 86_400_000

/** A day of every year, told by month and date. */
export type YearlyDay = { month: number; date: number }

/** The days from `today` (Asia/Tokyo) on; in a year without 29 February its memorials fall on the 28th. */
export function comingDays(today: string, count: number): YearlyDay[] {
  const first = Date.parse(`${today}T00:00:00Z`)
  const days = Array.from({ length: count + 1 }, (_, index) => new Date(first + index * dayMs))
  return days.flatMap((day) => {
    const one = { month: day.getUTCMonth() + 1, date: day.getUTCDate() }
    const isLastOfFebruary =
      one.month === 2 && one.date === 28 && new Date(day.getTime() + dayMs).getUTCMonth() === 2
    return isLastOfFebruary ? [one, { month: 2, date: 29 }] : [one]
  })
}
