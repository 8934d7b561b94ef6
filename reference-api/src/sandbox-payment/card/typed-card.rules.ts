import {
  checkRequired,
  firstProblem,
  normaliseDigits,
  normaliseToPlainDigits,
  normaliseWidth,
  toTokyoDay,
  type FieldRule,
} from '@storefront/locale-ja'
import { isCardNumber, isExpired, getScenario } from '../../payment/sandbox-card/sandbox-card.rules'

export type TypedCard = { number: string; expiration: string; security_code: string; name: string }
export type CardErrors = Partial<Record<keyof TypedCard, string[]>>

const cardLabels: TypedCard = {
  number: 'カード番号',
  expiration: '有効期限',
  security_code: 'セキュリティ番号',
  name: 'カード名義',
}
export const cardFields = Object.keys(cardLabels) as (keyof TypedCard)[]

/** The month in Tokyo (`YYYY-MM`), which decides whether a card has expired. */
export const toCardMonth = (now: Date) => toTokyoDay(now).slice(0, 7)

const normalisers: Record<keyof TypedCard, (text: string) => string> = {
  number: normaliseToPlainDigits,
  expiration: normaliseExpiration,
  security_code: normaliseToPlainDigits,
  name: (text) => normaliseWidth(text).trim(),
}

/** Formats `1225` or `１２／２５` as `12/25`. */
function normaliseExpiration(text: string): string {
  const digits = normaliseDigits(text).replace(/\D/g, '')
  return digits.length === 4 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : normaliseWidth(text).trim()
}

const checkDigits: FieldRule = (value, label) =>
  /^\d{14,16}$/.test(value) ? undefined : `${label}は14〜16桁の数字で入力してください`
const checkExists: FieldRule = (value, label) =>
  isCardNumber(value) ? undefined : `${label}をご確認ください`
const checkExpiration: FieldRule = (value, label) =>
  /^(0[1-9]|1[0-2])\/\d{2}$/.test(value) ? undefined : `${label}は月／年の順に入力してください。 例：12/28`
const checkSecurityCode: FieldRule = (value, label) =>
  /^\d{3,4}$/.test(value) ? undefined : `${label}は3桁または4桁の数字で入力してください`
/** The shop receives the name, so a card number typed there must not pass. */
const checkHoldsNoNumber: FieldRule = (value, label) =>
  /\d{8}/.test(normaliseToPlainDigits(value)) ? `${label}に番号を入力しないでください` : undefined

const listRules = (month: string): Record<keyof TypedCard, FieldRule[]> => ({
  number: [checkDigits, checkExists],
  expiration: [
    checkExpiration,
    (value, label) => (isExpired(value, month) ? `${label}をご確認ください` : undefined),
  ],
  security_code: [checkSecurityCode],
  name: [checkHoldsNoNumber],
})

/**
 * Normalises the entered card and validates its fields, in the frame as on the server. `month` is `YYYY-MM`.
 */
export function readTypedCard(typed: TypedCard, month: string, labels = cardLabels) {
  const rules = listRules(month)
  const pairs = cardFields.map((field) => [field, normalisers[field](typed[field])])
  const card = Object.fromEntries(pairs) as TypedCard
  const errors: CardErrors = {}
  for (const field of cardFields) {
    const problem = firstProblem(card[field], labels[field], [checkRequired, ...rules[field]])
    if (problem) errors[field] = [problem]
  }
  return {
    ...card,
    errors,
    isValid: Object.keys(errors).length === 0,
    scenario: getScenario(card.number),
    lastDigits: card.number.slice(-4),
  }
}
