import { withoutUnseen } from '@storefront/locale-ja'
import type { Failure, Struct } from 'superstruct'
import { invalidFields, Rejection, type FieldErrors } from './rejection'
import { sizeProblems } from './request-size.rules'

/**
 * Validates a query or body against its contract and returns the coerced value. Checks the size before any
 * rule runs, and strips invisible characters from every text.
 */
export function checkRequest<Value>(value: unknown, struct: Struct<Value, unknown>): Value {
  const oversized = sizeProblems(value, struct)
  if (!oversized) throw malformed()
  if (Object.keys(oversized).length > 0) throw invalidFields(oversized)
  if (!isStorable(value)) throw malformed()
  const { checked, failures } = validate(legible(value), struct)
  if (failures.length === 0) return checked as Value

  // The object has no prototype, because a field may be called `toString`.
  const errors: FieldErrors = Object.create(null) as FieldErrors
  for (const failure of failures.slice(0, failuresMax))
    (errors[failure.path.join('.')] ??= []).push(toShopperMessage(failure))
  // A refinement's message is meant for the shopper. Any other failure is a bug in the client.
  if (failures.every((failure) => failure.refinement)) throw invalidFields(errors)
  throw malformed(errors)
}

function legible(value: unknown): unknown {
  if (typeof value === 'string') return withoutUnseen(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(legible)
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, legible(member)]))
}

/** Max failures reported in one response. */
const failuresMax = 100

/** Returns a message for the shopper, because the validator's own messages are for programmers. */
function toShopperMessage({ refinement, type, value, message }: Failure): string {
  if (refinement === 'nonempty') return Array.isArray(value) ? '1つ以上選択してください' : '入力してください'
  const [, least] = (refinement === 'min' && /equal to (-?\d+)/.exec(message)) || []
  if (least !== undefined) return `${least}以上の数を入力してください`
  if (type === 'never') return 'この項目は受け付けていません'
  return value === undefined || value === null ? '必須の項目です' : '値の形式が正しくありません'
}

const malformed = (errors: FieldErrors = {}) =>
  new Rejection(400, 'request.malformed', 'リクエストの形式が正しくありません', errors)

/** Validates a value. Superstruct throws a TypeError for a value that it can't print. */
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

/** Max nesting depth, far beyond any contract. Protects the call stack. */
const depthMax = 32

/**
 * Returns false for anything that the database can't store, at any depth: NUL, lone surrogates and numbers
 * beyond four bytes.
 */
export function isStorable(value: unknown, depth = 0): boolean {
  if (depth > depthMax) return false
  if (typeof value === 'string') return !unstorableText.test(value)
  if (typeof value === 'number') return Math.abs(value) <= wholeMax
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, member]) => isStorable(name) && isStorable(member, depth + 1))
}

/**
 * Throws a 400 for a query with broken percent escapes, because read literally the query would mean something
 * else.
 */
export function refuseBrokenEscapes(url: string): void {
  try {
    decodeURIComponent(url.slice(url.indexOf('?') + 1))
  } catch {
    throw malformed()
  }
}

/** Converts `area[]=a` to `area: ['a']`. A name with brackets is always a list. */
export function normaliseQuery(query: Record<string, unknown>): Record<string, unknown> {
  const normal: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(query)) {
    if (name.endsWith('[]')) normal[name.slice(0, -2)] = Array.isArray(value) ? value : [value]
    else normal[name] = value
  }
  return normal
}
