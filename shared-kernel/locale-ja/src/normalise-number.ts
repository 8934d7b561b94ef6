import { normaliseDigits, normaliseToPlainDigits } from './normalise-width'

/** Reduces a postal code as written on letters (〒100-0001) to its seven digits. */
export const normalisePostalCode = (text: string): string =>
  normaliseToPlainDigits(text.replaceAll(/[〒〶]/g, ''))

/**
 * Reduces a phone number to its digits, without brackets and Japan's country code: +81 (0)3-… becomes 03….
 */
export function normalisePhone(text: string): string {
  const digits = normaliseToPlainDigits(text).replaceAll(/[()]/g, '')
  return digits.replace(/^(\+|010)810?(?=\d{9,10}$)/, '0')
}

/** Removes the commas of thousands from a count (1,000 or １、０００). Rules reject any other comma. */
export function normaliseCount(text: string): string {
  const digits = normaliseDigits(text).replaceAll('、', ',')
  return /^\d{1,3}(,\d{3})+$/.test(digits) ? digits.replaceAll(',', '') : digits
}
