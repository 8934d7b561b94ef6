import type { ShippingLeadtime } from '@storefront/contracts'
import { formatDayWithWeekday } from '@storefront/locale-ja'

export type WishedDayNote = { tone: 'positive' | 'caution'; text: string }

export function noteOfWishedDay(
  wished: string | undefined,
  leadtimes: readonly Pick<ShippingLeadtime, 'days' | 'first_day'>[],
): WishedDayNote | undefined {
  if (wished === undefined || leadtimes.length === 0) return undefined
  const name = formatDayWithWeekday(wished)
  const unable = leadtimes.find(({ days }) => !days.includes(wished))
  if (!unable) return { tone: 'positive', text: `ご希望の${name}を、お届け希望日に選びました。` }
  return { tone: 'caution', text: `ご希望の${name}は、${formatReason(wished, unable)}` }
}

function formatReason(wished: string, { days, first_day }: Pick<ShippingLeadtime, 'days' | 'first_day'>) {
  const last = days.at(-1)
  if (wished < first_day)
    return `お届けに間に合いません。最短のお届けは${formatDayWithWeekday(first_day)}です。`
  if (last !== undefined && wished > last)
    return `まだお選びいただけません。お選びいただけるのは${formatDayWithWeekday(last)}までです。`
  return 'お届けのない日です。ほかの日をお選びください。'
}
