import { formatDayWithWeekday } from '@storefront/locale-ja'

export type Earliest = {
  first_day: string
  order_by?: string | undefined
  /** The earliest day before the last cut-off passed. */
  missed_day?: string | undefined
}

const minuteMs = 60_000
const dayMinutes = 24 * 60

/** Whether it's too late to order for the shown day. */
export const isLimitOver = ({ order_by }: Earliest, nowMs: number) =>
  order_by !== undefined && Date.parse(order_by) <= nowMs

/**
 * Merges a new response. If the client's clock is ahead, drops the cut-off. If the day is later than before,
 * adds the reason.
 */
export function renewed(found: Earliest, before: Earliest | undefined, nowMs: number): Earliest {
  const isMissed = before !== undefined && isLimitOver(before, nowMs) && found.first_day > before.first_day
  return {
    first_day: found.first_day,
    order_by: isLimitOver(found, nowMs) ? undefined : found.order_by,
    missed_day: isMissed ? before.first_day : undefined,
  }
}

/** `11月26日（木）ごろまでに`, with the time left to order. */
export function earliestText(earliest: Earliest, nowMs: number): string {
  const { first_day, order_by, missed_day } = earliest
  if (isLimitOver(earliest, nowMs))
    return 'ご注文の締め切り時刻を過ぎました。最短のお届け日を確認しています。'
  const missed = missed_day
    ? `締め切り時刻を過ぎたため、${formatDayWithWeekday(missed_day)}のお届けには間に合わなくなりました。`
    : ''
  const day = `${missed}最短で${formatDayWithWeekday(first_day)}ごろまでにお届けします`
  const left = order_by === undefined ? undefined : minutesLeft(order_by, nowMs)
  return left === undefined ? `${day}。` : `${day}（${inWords(left)}以内にご注文の場合）。`
}

/** Undefined if more than a day is left, because that needs no countdown. */
function minutesLeft(orderBy: string, nowMs: number): number | undefined {
  const left = Math.floor((Date.parse(orderBy) - nowMs) / minuteMs)
  return left < dayMinutes ? Math.max(1, left) : undefined
}

function inWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `あと${hours > 0 ? `${hours}時間` : ''}${rest > 0 || hours === 0 ? `${rest}分` : ''}`
}
