import { withoutUnseen } from '@storefront/locale-ja'
import type { Failure, Struct } from 'superstruct'
import { invalidFields, Rejection, type FieldErrors } from './rejection'
import { sizeProblems } from './request-size.rules'

/**
 * Checks a query or body against its contract and answers the coerced value; its size first, before any rule
 * looks at it. Characters that nobody sees are left out of every text.
 */
export function checkRequest<Value>(value: unknown, struct: Struct<Value, unknown>): Value {
  const oversized = sizeProblems(value, struct)
  if (!oversized) throw malformed()
  if (Object.keys(oversized).length > 0) throw invalidFields(oversized)
  if (!isStorable(value)) throw malformed()
  const { checked, failures } = validate(legible(value), struct)
  if (failures.length === 0) return checked as Value

  // Without a prototype: a field may be called toString.
  const errors: FieldErrors = Object.create(null) as FieldErrors
  for (const failure of failures.slice(0, failuresMax))
    (errors[failure.path.join('.')] ??= []).push(sentenceOf(failure))
  // A refinement speaks to a person; anything else is a fault of the calling program.
  if (failures.every((failure) => failure.refinement)) throw invalidFields(errors)
  throw malformed(errors)
}

/** The same value, its texts without what nobody sees. */
function legible(value: unknown): unknown {
  if (typeof value === 'string') return withoutUnseen(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(legible)
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, legible(member)]))
}

/** Nobody mends more from one answer. */
const failuresMax = 100

/** What a shopper reads of a failure; the checker's own words speak to programmers. */
function sentenceOf({ refinement, type, value, message }: Failure): string {
  if (refinement === 'nonempty') return Array.isArray(value) ? '1つ以上選択してください' : '入力してください'
  const [, least] = (refinement === 'min' && /equal to (-?\d+)/.exec(message)) || []
  if (least !== undefined) return `${least}以上の数を入力してください`
  if (type === 'never') return 'この項目は受け付けていません'
  return value === undefined || value === null ? '必須の項目です' : '値の形式が正しくありません'
}

const malformed = (errors: FieldErrors = {}) =>
  new Rejection(400, 'request.malformed', 'リクエストの形式が正しくありません', errors)

/** A value that cannot be printed makes the message of its own failure fail. */
function validate<Value>(value: unknown, struct: Struct<Value, unknown>) {
  try {
    const [error, checked] = struct.validate(value, { coerce: true })
    return { checked, failures: error?.failures() ?? [] }
  } catch (cause) {
    if (cause instanceof TypeError) throw malformed()
    throw cause
  }
}

const wholeMax = 2_147_483_647

const unstorableText = /\0|\p{Surrogate}/u

/** Far deeper than any contract; a walk without an end would exhaust the stack. */
const depthMax = 32

/** Neither NUL, half a character nor a number beyond four bytes has a place in the database, at any depth. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (depth > depthMax) return false
  if (typeof value === 'string') return !unstorableText.test(value)
  if (typeof value === 'number') return Math.abs(value) <= wholeMax
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, member]) => isStorable(name) && isStorable(member, depth + 1))
}

/** 400 for a query whose percent escapes are broken: taken literally it would ask for something else. */
export function refuseBrokenEscapes(url: string): void {
  try {
    decodeURIComponent(url.slice(url.indexOf('?') + 1))
  } catch {
    throw malformed()
  }
}

/** `area[]=a` becomes `area: ['a']`: a bracketed name is a list, however many there are. */
export function normaliseQuery(query: Record<string, unknown>): Record<string, unknown> {
  const normal: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(query)) {
    if (name.endsWith('[]')) normal[name.slice(0, -2)] = Array.isArray(value) ? value : [value]
    else normal[name] = value
  }
  return normal
}
