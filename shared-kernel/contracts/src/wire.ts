import { coerce, define, integer, nullable, optional, string, Struct } from 'superstruct'

/** A whole number of up to nine digits, sent as text in a query string. */
export const wireInteger = coerce(integer(), string(), (text) =>
  /^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN,
)

/** A flag sent as `1` or `0` in a query string. */
export const wireFlag = coerce(integer(), string(), (text) =>
  text === '1' || text === 'true' ? 1 : text === '0' || text === 'false' ? 0 : Number.NaN,
)

/** Whole yen. */
export const yen = define<number>('yen', (value) => Number.isSafeInteger(value))

/** A point in time in ISO 8601 with its offset, e.g. `2026-11-21T09:00:00+09:00`. */
export const instant = define<string>(
  'instant',
  (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
)

/** A calendar day, `YYYY-MM-DD`, always in Asia/Tokyo. */
export const calendarDay = define<string>(
  'calendarDay',
  (value) => typeof value === 'string' && isRealDay(value),
)

function isRealDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** Accepts a field that is missing or null. */
export const maybe = <T>(struct: Struct<T, unknown>) => optional(nullable(struct))

/** Default maximum length of a text in a request, in UTF-16 units. A contract can override this length. */
const textMaxLength = 1_000

/** A text in a request with its own maximum length, in UTF-16 units. */
export const longText = (maxLength: number): Struct<string, { maxLength: number }> =>
  new Struct<string, { maxLength: number }>({
    type: 'string',
    schema: { maxLength },
    validator: (value) => typeof value === 'string',
  })

/**
 * A captcha token, required on screens listed in the setting CAPTCHA.SCREENS (`login`, `register`,
 * `reminder`, `contact`, `cart-confirm`). 422 `captcha.refused` without a valid token.
 */
export const captchaToken = optional(longText(4_000))

/** Returns the maximum length of a text in a request, which is checked before any rule. */
export function maxLengthOf(struct: { readonly schema: unknown } | undefined): number {
  const { schema } = struct ?? {}
  return typeof schema === 'object' &&
    schema !== null &&
    'maxLength' in schema &&
    typeof schema.maxLength === 'number'
    ? schema.maxLength
    : textMaxLength
}
