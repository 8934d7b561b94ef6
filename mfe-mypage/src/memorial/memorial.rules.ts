import { MemorialDivision, type UserMemorial } from '@storefront/contracts'
import { daysIn, two } from '../member-facts/yearly-day.rules'

export type MemorialInput = Omit<UserMemorial, 'id' | 'user_id'>
/** Values of the memorial form. Choices are strings. */
export type MemorialValues = Partial<Record<keyof MemorialInput, unknown>>

export function toMemorialInput(values: MemorialValues): MemorialInput {
  return {
    target_user_name: String(values.target_user_name ?? ''),
    division_ct: Number(values.division_ct),
    name: String(values.name ?? ''),
    month: Number(values.month),
    date: Number(values.date),
    call: values.call === true,
  }
}

export function toMemorialValues({ division_ct, month, date, ...rest }: UserMemorial): MemorialValues {
  return { ...rest, division_ct: String(division_ct), month: String(month), date: String(date) }
}

/** Returns the month in the URL, e.g. `2026-12`, or the month of `day` if the URL contains no valid month. */
export function readMonth(url: string, day: string): string {
  const asked = new URL(url).searchParams.get('month') ?? ''
  return /^20\d{2}-(0[1-9]|1[0-2])$/.test(asked) ? asked : day.slice(0, 7)
}

export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7)
}

/** Groups a month into weeks that start on Sunday. Days of other months are null. */
export function toWeeks(month: string): (string | null)[][] {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const lead = new Date(Date.UTC(year, number - 1)).getUTCDay()
  const days = Array.from({ length: daysIn(year, number) }, (_, index) => `${month}-${two(index + 1)}`)
  const cells = [...Array<null>(lead).fill(null), ...days]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_unused, day) => cells[week * 7 + day] ?? null),
  )
}

/** Product tags for gifts, by division. Other divisions have no tag. */
const giftTags: Partial<Record<number, string>> = {
  [MemorialDivision.birthday]: 'birthday',
  [MemorialDivision.wedding]: 'anniversary',
}

/** Builds the URL of gifts for the memorial, or of all products if the shop doesn't use the tag. */
export function giftsHref(
  { division_ct }: Pick<UserMemorial, 'division_ct'>,
  tags: readonly string[],
): string {
  const tag = giftTags[division_ct]
  return tag !== undefined && tags.includes(tag) ? `/product?tag=${tag}` : '/product'
}
