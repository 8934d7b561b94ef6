import { normalisePostalCode } from './normalise-number'

/** Formats as three digits, a hyphen and four digits. Returns anything else unchanged. */
export function formatPostalCode(code: string): string {
  const digits = normalisePostalCode(code)
  return /^\d{7}$/.test(digits) ? `${digits.slice(0, 3)}-${digits.slice(3)}` : code
}

/** A complete postal code's seven digits, or undefined if it is incomplete. */
export function completePostalCode(code: string): string | undefined {
  const digits = normalisePostalCode(code)
  return /^\d{7}$/.test(digits) ? digits : undefined
}
