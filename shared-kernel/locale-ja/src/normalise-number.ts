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

/**
 * Reads a measure in centimetres as people write it: 152.5, １５２ｃｍ, 約90センチ or 1m52. Leaves other texts for
 * a rule to reject.
 */
export function normaliseCentimetres(text: string): string {
  const plain = normaliseDigits(text)
    .replace(/^約/, '')
    .replace(/(cm|センチ(メ-トル)?|糎)$/i, '')
    .replace(/(?<=\d)[、。,・](?=\d$)/, '.')
  const [, metres, rest = ''] = /^(\d)(?:m|メ-トル)(\d{2}(?:\.\d)?)?$/i.exec(plain) ?? []
  if (metres !== undefined) return String(Number(metres) * 100 + Number(rest))
  const [, decimal] = /^(\d\.\d{1,2})(?:m|メ-トル)$/i.exec(plain) ?? []
  return decimal === undefined ? plain : String(Math.round(Number(decimal) * 100))
}

/** Removes the commas of thousands from a count (1,000 or １、０００). Rules reject any other comma. */
export function normaliseCount(text: string): string {
  const digits = normaliseDigits(text).replaceAll('、', ',')
  return /^\d{1,3}(,\d{3})+$/.test(digits) ? digits.replaceAll(',', '') : digits
}

const cases = /^(?:ケ-?ス|箱|c\/?s|cases?|ctn)$/i
const pieces = '点'

/**
 * Reads a count with the unit of its field or without one, e.g. 20, 1,000ケース or 20 c/s of ケース. Returns
 * undefined for other texts: 20個 is no number of cases. A count of 点 takes any unit but a case.
 */
export function readCount(text: string, counter: string = pieces): number | undefined {
  const plain = normaliseDigits(text)
  const [, number = '', unit = ''] = /^([\d,、]+)([^\d.,、]*)$/.exec(plain) ?? []
  const count = normaliseCount(number)
  if (!/^\d+$/.test(count) || !isUnitOf(unit, counter)) return undefined
  return Number(count)
}

function isUnitOf(unit: string, counter: string): boolean {
  if (unit === '' || unit === normaliseDigits(counter)) return true
  if (counter === 'ケース') return cases.test(unit)
  return counter === pieces && !unit.includes('-') && !/^c\/?s$|^cases?$/i.test(unit)
}
