import { normalisePostalCode } from './normalise-number'

/** Formats a postal code as three digits, a hyphen and four digits. Returns any other text unchanged. */
export function formatPostalCode(code: string): string {
  const digits = normalisePostalCode(code)
  return /^\d{7}$/.test(digits) ? `${digits.slice(0, 3)}-${digits.slice(3)}` : code
}

/** Returns the seven digits of a postal code, or undefined if the code is incomplete. */
export function completePostalCode(code: string): string | undefined {
  const digits = normalisePostalCode(code)
  return /^\d{7}$/.test(digits) ? digits : undefined
}

/** Reports a postal code of other prefectures than the chosen one. Codes without prefectures may be new. */
export function problemOfPostalPlace(prefectures: readonly string[], chosen: string): string | undefined {
  if (chosen === '' || prefectures.length === 0 || prefectures.includes(chosen)) return undefined
  return `この郵便番号は${prefectures.join('と')}のものです。郵便番号と都道府県をご確認ください。`
}
