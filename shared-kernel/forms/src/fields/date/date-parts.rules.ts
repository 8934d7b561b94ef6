import { normaliseToPlainDigits, type FieldRule } from '@storefront/locale-ja'

export const datePartUnits = ['年', '月', '日'] as const

/**
 * Joins the typed parts into `YYYY-MM-DD`. Returns an empty text if all parts are empty, and an invalid date
 * if only some are.
 */
export function joinDateParts(typed: readonly string[]): string {
  const [year = '', month = '', date = ''] = typed.map(normaliseToPlainDigits)
  return year + month + date === '' ? '' : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
}

/** Returns the units without a value, e.g. the month and the day of `1990-00-00`. */
export const missingDateParts = (value: string): string[] =>
  value === '' ? [...datePartUnits] : datePartUnits.filter((_, part) => !Number(value.split('-')[part]))

/** Names the missing parts of a date. Empty is allowed, and `checkDateBirth` reports a wrong date. */
export const checkDateParts: FieldRule = (value, label) => {
  const missing = missingDateParts(value)
  return value === '' || missing.length === 0
    ? undefined
    : `${label}の${missing.join('と')}を入力してください`
}
