import { toTokyoDay } from '@storefront/locale-ja'

const dayMs = 24 * 3_600_000
const addDays = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10)

/** Days until the end of the week. On its last day nothing arrives any more, so the next week is meant. */
const daysToSunday = (day: string) => 7 - new Date(`${day}T00:00:00Z`).getUTCDay()

const pad = (text = '') => text.padStart(2, '0')

/** Returns the next day with this month and date, or undefined if the calendar has none. */
function findNext(today: string, month: string, date: string): string | undefined {
  const year = Number(today.slice(0, 4))
  return [year, year + 1].map((one) => `${one}-${month}-${date}`).find((day) => day >= today && isDay(day))
}

/** Returns the next day with this date, this month or the one after. */
function findNextDate(today: string, date: string): string | undefined {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return [0, 1]
    .map((more) => new Date(Date.UTC(year, month - 1 + more, 1)).toISOString().slice(0, 8) + date)
    .find((day) => day >= today && isDay(day))
}

const isDay = (day: string) =>
  !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().slice(0, 10) === day

const arrives =
  '(?:届く|届け(?:て(?:ほしい|欲しい|ください)?|たい|る|られる)?|着く|着|到着|お届け|配達|配送|必着|必要|ほしい|欲しい|間に合う|手に入る)'
const till = `(?:まで(?:に|の)?|中に?|いっぱい)`
const after = `の?(?:もの|品|商品)?の?`
const by = `(?:${till}${arrives}?|[にで]?${arrives})${after}`

type Reading = [pattern: RegExp, toDay: (today: string, found: readonly string[]) => string | undefined]

const readings: readonly Reading[] = [
  [
    new RegExp(`(\\d{1,2})月(\\d{1,2})日?${by}`, 'u'),
    (today, [, month, date]) => findNext(today, pad(month), pad(date)),
  ],
  [
    new RegExp(`(?<![\\d/])(\\d{1,2})/(\\d{1,2})${by}`, 'u'),
    (today, [, month, date]) => findNext(today, pad(month), pad(date)),
  ],
  [
    new RegExp(`(?<![\\d月])(\\d{1,2})日以内[にで]?${arrives}${after}`, 'u'),
    (today, [, count]) => addDays(today, Number(count)),
  ],
  [new RegExp(`(?<![\\d月])(\\d{1,2})日${by}`, 'u'), (today, [, date]) => findNextDate(today, pad(date))],
  [new RegExp(`(?:今週末?(?:${by})|今週$)`, 'u'), (today) => addDays(today, daysToSunday(today))],
  [new RegExp(`来週末?${by}`, 'u'), (today) => addDays(today, daysToSunday(today) + 7)],
  [new RegExp(`(?:明後日|あさって)(?:${by})?(?=\\s|$)`, 'u'), (today) => addDays(today, 2)],
  [new RegExp(`(?:年内|今年中|年末まで)に?${arrives}?${after}`, 'u'), (today) => findNext(today, '12', '31')],
  [
    new RegExp(`(?<=クリスマス)(?:イブ)?まで(?:に|の)?${arrives}?${after}`, 'u'),
    (today) => findNext(today, '12', '24'),
  ],
]

/** Reads the last day on which goods must arrive: 今週中に届く, 12月10日までに. */
export function readArrival(text: string, now: Date): { rest: string; day: string } | undefined {
  const today = toTokyoDay(now)
  for (const [pattern, toDay] of readings) {
    const found = pattern.exec(text)
    const day = found && toDay(today, found)
    if (found && day) return { rest: text.replace(found[0], ' ').trim(), day }
  }
  return undefined
}
