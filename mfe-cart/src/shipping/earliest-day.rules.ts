import { formatDayWithWeekday } from '@storefront/locale-ja'

export type Earliest = {
  first_day: string
  order_by?: string | undefined
  /** The day that was promised until the last cut-off passed, if it is earlier than `first_day`. */
  missed_day?: string | undefined
}

const minuteMs = 60_000
const dayMinutes = 24 * 60

/** Returns true if it is too late to order for the day shown. */
export const isLimitOver = ({ order_by }: Earliest, nowMs: number) =>
  order_by !== undefined && Date.parse(order_by) <= nowMs

/**
 * Merges a new response into the day shown. Drops the cut-off if the client's clock is ahead. Adds the missed
 * day if the new day is later.
 */
export function renewed(found: Earliest, before: Earliest | undefined, nowMs: number): Earliest {
  const isMissed = before !== undefined && isLimitOver(before, nowMs) && found.first_day > before.first_day
  return {
    first_day: found.first_day,
    order_by: isLimitOver(found, nowMs) ? undefined : found.order_by,
    missed_day: isMissed ? before.first_day : undefined,
  }
}

/** Formats the day, e.g. `最短11月26日（木）ごろに`, with the time left to order. */
export function earliestText(earliest: Earliest, nowMs: number): string {
  const { first_day, order_by, missed_day } = earliest
  if (isLimitOver(earliest, nowMs))
    return 'ご注文の締め切り時刻を過ぎました。最短のお届け日を確認しています。'
  const missed = missed_day
    ? `締め切り時刻を過ぎたため、${formatDayWithWeekday(missed_day)}のお届けには間に合わなくなりました。`
    : ''
  const day = `${missed}最短${formatDayWithWeekday(first_day)}ごろにお届けします`
  const left = order_by === undefined ? undefined : minutesLeft(order_by, nowMs)
  return left === undefined ? `${day}。` : `${day}（${inWords(left)}以内にご注文の場合）。`
}

/**
 * Returns the minutes left, at least 1. Returns undefined if a day or more is left, because that needs no
 * countdown.
 */
function minutesLeft(orderBy: string, nowMs: number): number | undefined {
  const left = Math.floor((Date.parse(orderBy) - nowMs) / minuteMs)
  return left < dayMinutes ? Math.max(1, left) : undefined
}

function inWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `あと${hours > 0 ? `${hours}時間` : ''}${rest > 0 || hours === 0 ? `${rest}分` : ''}`
}
