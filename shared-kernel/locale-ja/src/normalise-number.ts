import { normaliseToPlainDigits } from './normalise-width'

/** A postal code as written on letters, 〒100-0001, becomes its seven digits. */
export const normalisePostalCode = (text: string): string =>
  normaliseToPlainDigits(text.replaceAll(/[〒〶]/g, ''))

/** A telephone number with brackets or Japan's country code becomes its digits: +81 (0)3-… is 03…. */
export function normalisePhone(text: string): string {
  const digits = normaliseToPlainDigits(text).replaceAll(/[()]/g, '')
  return digits.replace(/^(\+|010)810?(?=\d{9,10}$)/, '0')
}
