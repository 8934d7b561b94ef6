import { below, isList, membersOf, resolved, type Member, type Shape, type Shapes } from './surface'

/**
 * A difference of a field. `widened` allows more than before (absent, null, another value), `narrowed` allows
 * less.
 */
export type FieldChange = {
  field: string
  kind: 'removed' | 'added' | 'added-required' | 'retyped' | 'widened' | 'narrowed'
  /** The old and the new shape, as written in the description. */
  before?: string
  after?: string
}

type Side = { shape: Shape; shapes: Shapes }

/** Returns the differences between two shapes, by field. A renamed shape isn't a difference. */
export function changesOf(before: Side, after: Side): FieldChange[] {
  return compare(before, after, '', new Set())
}

/** Maps each scalar to one that allows more. */
const wider: Readonly<Record<string, string>> = {
  yen: 'integer',
  integer: 'number',
  instant: 'string',
  calendarDay: 'string',
}

function compare(before: Side, after: Side, field: string, seen: Set<string>): FieldChange[] {
  if (isVisited(before.shape, after.shape, seen)) return []
  const [was, is] = [resolved(before.shape, before.shapes), resolved(after.shape, after.shapes)]
  const at = (side: Side, shape: Shape): Side => ({ shapes: side.shapes, shape })
  if (typeof was === 'string' || typeof is === 'string') return compareScalars(nameOf(was), nameOf(is), field)
  if (isList(was) && isList(is)) {
    const [one, other] = [was[0], is[0]]
    if (one === undefined || other === undefined) return []
    return compare(at(before, one), at(after, other), `${field}[]`, seen)
  }
  if (isList(was) || isList(is)) return [{ field, kind: 'retyped', before: nameOf(was), after: nameOf(is) }]
  const now = new Map(membersOf(is).map((member) => [member.name, member]))
  const then = membersOf(was)
  return [
    ...then.flatMap((member): FieldChange[] => {
      const path = below(field, member.name)
      const other = now.get(member.name)
      if (!other) return [{ field: path, kind: 'removed', before: wordsOf(member) }]
      return [
        ...comparePresence(member, other, path),
        ...compare(at(before, member.shape), at(after, other.shape), path, seen),
      ]
    }),
    ...[...now.values()]
      .filter(({ name }) => then.every((member) => member.name !== name))
      .map((member): FieldChange => ({
        field: below(field, member.name),
        kind: member.isOptional ? 'added' : 'added-required',
        after: wordsOf(member),
      })),
  ]
}

/**
 * Returns true for a pair that was compared before. Prevents endless recursion, because a named shape may
 * contain itself.
 */
function isVisited(before: Shape, after: Shape, seen: Set<string>): boolean {
  if (typeof before !== 'string' || typeof after !== 'string' || !/^[A-Z]/.test(before)) return false
  const pair = `${before} ${after}`
  const isKnown = seen.has(pair)
  seen.add(pair)
  return isKnown
}

function comparePresence(was: Member, is: Member, field: string): FieldChange[] {
  const words = { field, before: wordsOf(was), after: wordsOf(is) }
  const isWider = (!was.isOptional && is.isOptional) || (!was.isNullable && is.isNullable)
  const isNarrower = (was.isOptional && !is.isOptional) || (was.isNullable && !is.isNullable)
  return [
    ...(isWider ? [{ ...words, kind: 'widened' as const }] : []),
    ...(isNarrower ? [{ ...words, kind: 'narrowed' as const }] : []),
  ]
}

function compareScalars(before: string, after: string, field: string): FieldChange[] {
  if (before === after) return []
  const [was, is] = [before.split('|'), after.split('|')]
  const isNarrower = is.every((one) => admits(was, one))
  const isWider = was.every((one) => admits(is, one))
  if (isNarrower && isWider) return []
  const kind = isNarrower ? 'narrowed' : isWider ? 'widened' : 'retyped'
  return [{ field, kind, before, after }]
}

function admits(alternatives: string[], one: string): boolean {
  if (alternatives.includes(one) || alternatives.includes('unknown')) return true
  const up = one.startsWith("'") ? 'string' : wider[one]
  return up !== undefined && admits(alternatives, up)
}

const nameOf = (shape: Shape) => (typeof shape === 'string' ? shape : isList(shape) ? 'list' : 'object')
const wordsOf = ({ shape, isOptional, isNullable }: Member) =>
  [nameOf(shape), ...(isNullable ? ['null'] : []), ...(isOptional ? ['absent'] : [])].join('|')
