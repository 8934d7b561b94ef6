import { maxLengthOf } from '@storefront/contracts'
import { Struct } from 'superstruct'
import type { FieldErrors } from './rejection'

type Shape = { readonly schema: unknown }

/** Max items in one list or record. No page sends more. */
const membersMax = 1_000
/** Max values in one request. No page sends more. */
const partsMax = 10_000
/** Max nesting depth, far beyond any contract. Protects the call stack. */
const depthMax = 32

/**
 * Checks only the size. Returns undefined if the request is larger than any page sends, otherwise messages
 * for the fields that are too large.
 */
export function sizeProblems(value: unknown, struct?: Shape): FieldErrors | undefined {
  // The object has no prototype, because a field may be called `toString`.
  const errors = Object.create(null) as FieldErrors
  let parts = 0
  return isBounded(value, struct, []) ? errors : undefined

  function isBounded(part: unknown, shape: Shape | undefined, path: readonly string[]): boolean {
    parts += 1
    if (parts > partsMax || path.length > depthMax) return false
    if (typeof part === 'string')
      return fits(part.length, maxLengthOf(shape), path, (max) => `${max}文字以内で入力してください`)
    if (typeof part !== 'object' || part === null) return true
    if (!isShort(part))
      return fits(membersMax + 1, membersMax, path, (max) => `一度に送れるのは${max}件までです`)
    return Object.entries(part).every(
      ([name, member]) =>
        name.length <= membersMax && isBounded(member, findMemberStruct(shape, name), [...path, name]),
    )
  }

  /**
   * Reports an oversized field. Returns false for an oversized value outside any field, which rejects the
   * whole request.
   */
  function fits(
    size: number,
    max: number,
    path: readonly string[],
    message: (max: string) => string,
  ): boolean {
    if (size <= max) return true
    if (path.length > 0) errors[path.join('.')] = [message(max.toLocaleString('ja-JP'))]
    return path.length > 0
  }
}

/** Checks that an object has at most `membersMax` members. Stops counting at the limit. */
function isShort(part: object): boolean {
  if (Array.isArray(part)) return part.length <= membersMax
  let count = 0
  for (const name in part) if (Object.hasOwn(part, name) && (count += 1) > membersMax) return false
  return true
}

function findMemberStruct(shape: Shape | undefined, name: string): Shape | undefined {
  const { schema } = shape ?? {}
  if (schema instanceof Struct) return schema
  if (typeof schema !== 'object' || schema === null || !Object.hasOwn(schema, name)) return undefined
  const member = (schema as Record<string, unknown>)[name]
  return member instanceof Struct ? member : undefined
}
