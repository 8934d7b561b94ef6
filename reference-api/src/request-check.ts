import type { Struct } from 'superstruct'
import { invalidFields, Rejection, type FieldErrors } from './rejection'

/** Checks a query or body against its contract and answers the coerced value. */
export function checkRequest<Value>(value: unknown, struct: Struct<Value, unknown>): Value {
  const [error, checked] = struct.validate(value, { coerce: true })
  if (!error) return checked as Value

  const failures = error.failures()
  const errors: FieldErrors = {}
  for (const failure of failures) (errors[failure.path.join('.')] ??= []).push(failure.message)
  // A refinement speaks to a person; anything else is a fault of the calling program.
  if (failures.every((failure) => failure.refinement)) throw invalidFields(errors)
  throw new Rejection(400, 'request.malformed', 'リクエストの形式が正しくありません', errors)
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
