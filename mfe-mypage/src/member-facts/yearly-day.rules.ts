import type { UserMemorial } from '@storefront/contracts'

type YearlyDay = Pick<UserMemorial, 'month' | 'date'>

export const two = (part: number) => String(part).padStart(2, '0')
const utcOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const msPerDay = 86_400_000

/** Returns the number of days in a month (1–12). Day 0 of the next month is the last day of this month. */
export const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Returns the anniversary in a given year. 29 February becomes the 28th in non-leap years. */
export const dayInYear = ({ month, date }: YearlyDay, year: number) =>
  `${year}-${two(month)}-${two(Math.min(date, daysIn(year, month)))}`

export const isLeapDay = ({ month, date }: YearlyDay) => month === 2 && date === 29

/** Computes the next anniversary, which may be today. Both dates are in Asia/Tokyo. */
export function nextDay(memorial: YearlyDay, today: string) {
  const year = Number(today.slice(0, 4))
  const thisYear = dayInYear(memorial, year)
  const day = thisYear >= today ? thisYear : dayInYear(memorial, year + 1)
  return { day, inDays: (utcOf(day) - utcOf(today)) / msPerDay }
}

export type ComingMemorial = UserMemorial & ReturnType<typeof nextDay>

export const comingFirst = (memorials: readonly UserMemorial[], today: string): ComingMemorial[] =>
  memorials
    .map((memorial) => ({ ...memorial, ...nextDay(memorial, today) }))
    .sort((one, other) => one.inDays - other.inDays || one.id - other.id)

export function inWords(inDays: number): string {
  if (inDays === 0) return '今日'
  return inDays === 1 ? '明日' : `あと${inDays}日`
}
