export type CardScenario = 'challenge' | 'frictionless' | 'refused' | 'expired_token' | 'timed_out'

export const sandboxCards: Record<string, { scenario: CardScenario; description: string }> = {
  '4111111111111111': { scenario: 'challenge', description: '本人認証あり（認証コード：123456）' },
  '4242424242424242': { scenario: 'frictionless', description: '本人認証なしで決済成功' },
  '4000000000000002': { scenario: 'refused', description: 'カード会社による拒否' },
  '4000000000000069': { scenario: 'expired_token', description: 'カード情報の有効期限切れ' },
  '4000000000000119': { scenario: 'timed_out', description: '決済のタイムアウト' },
}

/** The code that passes the challenge, and the number of attempts. */
export const challengeCode = '123456'
export const challengeAttempts = 3

export const maskDigits = (lastDigits: string) => `${'*'.repeat(12)}${lastDigits}`
export const maskNumber = (number: string) => maskDigits(number.slice(-4))

/** Brands by leading digits. Other numbers have no brand. */
const brands: readonly [RegExp, string][] = [
  [/^4/, 'Visa'],
  [/^(5[1-5]|2[2-7])/, 'Mastercard'],
  [/^35/, 'JCB'],
  [/^3[47]/, 'American Express'],
  [/^3[0689]/, 'Diners Club'],
]

export const findBrand = (number: string) => brands.find(([digits]) => digits.test(number))?.[1] ?? ''

/** Checks the length and the Luhn check digit. */
export function isCardNumber(number: string): boolean {
  if (!/^\d{14,16}$/.test(number)) return false
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/**
 * Checks whether a card has expired. A card is valid through the last day of its month (`MM/YY`) in Tokyo.
 * `month` is `YYYY-MM`.
 */
export function isExpired(expiration: string, month: string): boolean {
  const [, mm, yy] = /^(\d{2})\/(\d{2})$/.exec(expiration) ?? []
  return !mm || !yy || Number(mm) < 1 || Number(mm) > 12 || `20${yy}-${mm}` < month
}

/** Returns a card's scenario. A card that the sandbox doesn't list behaves like the challenge card. */
export const getScenario = (number: string): CardScenario => sandboxCards[number]?.scenario ?? 'challenge'
