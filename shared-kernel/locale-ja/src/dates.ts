/** Japan keeps one offset all year, so that no time zone data is needed. */
const tokyoOffsetMs = 9 * 60 * 60 * 1000
const calendarDay = /^(\d{4})-(\d{2})-(\d{2})$/

/** A date whose UTC parts are Tokyo's. */
const inTokyo = (value: string | Date | number) => new Date(new Date(value).getTime() + tokyoOffsetMs)

/** The calendar day in Asia/Tokyo of an instant, as `YYYY-MM-DD`. */
export function toTokyoDay(value: string | Date | number): string {
  return inTokyo(value).toISOString().slice(0, 10)
}

/** `YYYY.MM.DD` in Asia/Tokyo, from an instant or a calendar day (`YYYY-MM-DD`, taken as it stands). */
export function formatDate(value: string | Date | number): string {
  const day = typeof value === 'string' && calendarDay.test(value) ? value : toTokyoDay(value)
  return day.replaceAll('-', '.')
}

/** `YYYY.MM.DD H:mm` in Asia/Tokyo. */
export function formatDateTime(value: string | Date | number): string {
  const moment = inTokyo(value)
  return `${toTokyoDay(value).replaceAll('-', '.')} ${moment.getUTCHours()}:${String(moment.getUTCMinutes()).padStart(2, '0')}`
}

const weekdays = ['日', '月', '火', '水', '木', '金', '土'] as const

/** A calendar day with its weekday, for delivery choices: `11月21日（土）`. */
export function formatDayWithWeekday(day: string): string {
  const [, year, month, date] = calendarDay.exec(day) ?? []
  if (!year || !month || !date) return day
  const weekday = weekdays[new Date(Date.UTC(Number(year), Number(month) - 1, Number(date))).getUTCDay()]
  return `${Number(month)}月${Number(date)}日（${weekday}）`
}

/**
 * True for a day that exists: `2026-02-29` does not. Takes `-`, `/` or `.` between its parts, or eight
 * digits.
 */
export function isRealDay(text: string): boolean {
  const [, year, month, date] = /^(\d{4})[-/.]?(\d{1,2})[-/.]?(\d{1,2})$/.exec(text) ?? []
  if (!year || !month || !date || (/^\d+$/.test(text) && text.length !== 8)) return false
  const day = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)))
  return day.getUTCMonth() === Number(month) - 1 && day.getUTCDate() === Number(date) && Number(year) >= 1900
}
