import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import 'dayjs/locale/ja.js'

dayjs.extend(utc)

type Moment = string | Date | number

/** Japan's offset is the same all year, so no time zone data is needed. */
const tokyoOffsetMinutes = 9 * 60
const calendarDay = /^\d{4}-\d{2}-\d{2}$/

const inTokyo = (moment: Moment) => dayjs.utc(moment).utcOffset(tokyoOffsetMinutes)

/** Returns the calendar day in Asia/Tokyo at a point in time, as `YYYY-MM-DD`. */
export const toTokyoDay = (instant: Moment): string => inTokyo(instant).format('YYYY-MM-DD')

/**
 * Formats as `YYYY.MM.DD` in Asia/Tokyo. Accepts a point in time, or a calendar day (`YYYY-MM-DD`), which
 * isn't converted.
 */
export function formatDate(value: Moment): string {
  const isDay = typeof value === 'string' && calendarDay.test(value)
  return (isDay ? dayjs.utc(value) : inTokyo(value)).format('YYYY.MM.DD')
}

/** Formats as `YYYY.MM.DD H:mm` in Asia/Tokyo. */
export const formatDateTime = (instant: Moment): string => inTokyo(instant).format('YYYY.MM.DD H:mm')

/** Formats a calendar day with its weekday, e.g. `11月21日（土）`. Used for delivery choices. */
export function formatDayWithWeekday(day: string): string {
  return calendarDay.test(day) ? dayjs.utc(day).locale('ja').format('M月D日（dd）') : day
}

/** Any leap year: a day that comes every year may be 29 February. */
const someLeapYear = 2024

/** Names the wrong part of a day that comes every year, with an example, e.g. 30 February. */
export function explainWrongDay(month: number, date: number): string | undefined {
  if (isRealDay(`${someLeapYear}-${month}-${date}`)) return undefined
  if (!Number.isInteger(month) || month < 1 || month > 12) return '月は1〜12からお選びください（例：4月）'
  const last = dayjs.utc(`${someLeapYear}-${month}-1`).daysInMonth()
  return `${month}月は${last}日までです。日をお選び直しください（例：${month}月${last}日）`
}

/**
 * Returns true for a date that exists from 1900 on, and false for `2026-02-29`. Accepts `-`, `/` or `.`
 * between the parts, or eight digits.
 */
export function isRealDay(text: string): boolean {
  const [, year, month, date] = /^(\d{4})[-/.]?(\d{1,2})[-/.]?(\d{1,2})$/.exec(text) ?? []
  if (!year || !month || !date || (/^\d+$/.test(text) && text.length !== 8)) return false
  // dayjs moves a date that doesn't exist into the next month.
  const day = dayjs.utc(`${year}-${month}-${date}`)
  return day.month() === Number(month) - 1 && day.date() === Number(date) && Number(year) >= 1900
}
