import { normaliseToPlainDigits, normaliseWidth, toTokyoDay } from '@storefront/locale-ja'
import { isCardNumber, isExpired, getScenario } from '../../payment/sandbox-card/sandbox-card.rules'

export type TypedCard = { number: string; expiration: string; security_code: string }
export type CardErrors = Partial<Record<keyof TypedCard, string[]>>

/** Normalises the entered card and validates its fields. */
export function readTypedCard(typed: TypedCard, now: Date) {
  const number = normaliseToPlainDigits(typed.number).replace(/\s/g, '')
  const expiration = formatExpiration(normaliseWidth(typed.expiration).trim())
  const errors: CardErrors = {}
  if (!isCardNumber(number)) errors.number = ['カード番号をご確認ください']
  if (isExpired(expiration, toTokyoDay(now).slice(0, 7))) errors.expiration = ['有効期限をご確認ください']
  if (!/^\d{3,4}$/.test(normaliseToPlainDigits(typed.security_code)))
    errors.security_code = ['セキュリティコードをご確認ください']
  return {
    number,
    expiration,
    errors,
    isValid: Object.keys(errors).length === 0,
    scenario: getScenario(number),
    lastDigits: number.slice(-4),
  }
}

/** Converts `1230` to `12/30`. */
const formatExpiration = (text: string) =>
  /^\d{4}$/.test(text) ? `${text.slice(0, 2)}/${text.slice(2)}` : text
