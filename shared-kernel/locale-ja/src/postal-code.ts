import { normalisePostalCode } from './normalise-number'

/** Three digits, a hyphen, four digits; anything else is returned as it is. */
export function formatPostalCode(code: string): string {
  const digits = normalisePostalCode(code)
  return /^\d{7}$/.test(digits) ? `${digits.slice(0, 3)}-${digits.slice(3)}` : code
}

/** The seven digits of a complete postal code, undefined while it is incomplete. */
export function completePostalCode(code: string): string | undefined {
  const digits = normalisePostalCode(code)
  return /^\d{7}$/.test(digits) ? digits : undefined
}
