import {
  normaliseDigits,
  normaliseToPlainDigits,
  normaliseWidth,
  type FieldRule,
} from '@storefront/locale-ja'

export const normaliseCardNumber = (text: string) => normaliseToPlainDigits(text)

/** Formats `1225` or `１２／２５` as `12/25`. */
export function normaliseExpiration(text: string): string {
  const digits = normaliseDigits(normaliseWidth(text)).replace(/\D/g, '')
  return digits.length === 4 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : normaliseWidth(text).trim()
}

export const checkCardNumber: FieldRule = (value, label) =>
  /^\d{14,16}$/.test(value) ? undefined : `${label}は14〜16桁の数字で入力してください`

export const checkExpiration: FieldRule = (value, label) =>
  /^(0[1-9]|1[0-2])\/\d{2}$/.test(value) ? undefined : `${label}は月／年の順に入力してください。 例：12/28`

export const checkSecurityCode: FieldRule = (value, label) =>
  /^\d{3,4}$/.test(value) ? undefined : `${label}は3桁または4桁の数字で入力してください`
