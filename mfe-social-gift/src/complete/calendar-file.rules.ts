type Arrival = { giftNo: string; day: string; slot: string | null; sender: string; now: Date }

const nextDay = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
const compact = (text: string) => text.replaceAll(/[-:]|\.\d+/g, '')
const escaped = (text: string) => text.replaceAll(/([\\,;])/g, '\\$1').replaceAll('\n', '\\n')

/**
 * Exports the delivery date as a calendar entry (RFC 5545): an all-day event whose text contains the time
 * slot.
 */
export function calendarFile({ giftNo, day, slot, sender, now }: Arrival): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//storefront//social-gift//JA',
    'BEGIN:VEVENT',
    `UID:${giftNo}@social-gift`,
    `DTSTAMP:${compact(now.toISOString())}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(nextDay(day))}`,
    `SUMMARY:${escaped(`ギフトのお届け${slot ? `（${slot}）` : ''}`)}`,
    `DESCRIPTION:${escaped(`${sender}からのギフト\nギフト番号：${giftNo}`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}
