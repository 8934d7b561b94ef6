import { formatDayWithWeekday } from '@storefront/locale-ja'

export type Earliest = { first_day: string; order_by?: string | undefined }

const minuteMs = 60_000
const dayMinutes = 24 * 60

/** `11月26日（木）ごろまでに`, and how long the shopper has for it. */
export function earliestText({ first_day, order_by }: Earliest, nowMs: number): string {
  const day = `最短で${formatDayWithWeekday(first_day)}ごろまでにお届けします`
  const left = order_by === undefined ? undefined : minutesLeft(order_by, nowMs)
  return left === undefined ? `${day}。` : `${day}（${inWords(left)}以内にご注文の場合）。`
}

/** A limit of more than a day needs no clock. */
function minutesLeft(orderBy: string, nowMs: number): number | undefined {
  const left = Math.floor((Date.parse(orderBy) - nowMs) / minuteMs)
  return left < dayMinutes ? Math.max(1, left) : undefined
}

function inWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `あと${hours > 0 ? `${hours}時間` : ''}${rest > 0 || hours === 0 ? `${rest}分` : ''}`
}
