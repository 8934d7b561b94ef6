import { below, isList, membersOf, resolved, type Shape, type Shapes } from './surface'

/** A field that violates its contract. Excludes the value, which may be personal data such as an address. */
export type BrokenField = { field: string; expected: string; found: string }

const mostFields = 5

/** Returns the fields of the value that don't match the shape, up to `mostFields`. */
export function brokenFields(value: unknown, shape: Shape, shapes: Shapes): BrokenField[] {
  const broken: BrokenField[] = []
  look(value, shape, '', { shapes, broken })
  return broken
}

type Look = { shapes: Shapes; broken: BrokenField[] }

function look(value: unknown, named: Shape, field: string, at: Look) {
  if (at.broken.length >= mostFields) return
  const shape = resolved(named, at.shapes)
  if (typeof shape === 'string') {
    if (!shape.split('|').some((one) => isOf(value, one))) tell(value, shape, field, at)
  } else if (isList(shape)) {
    const [element] = shape
    if (!Array.isArray(value)) tell(value, 'list', field, at)
    else if (element !== undefined)
      value.forEach((item, index) => look(item, element, `${field}[${index}]`, at))
  } else if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    tell(value, 'object', field, at)
  } else lookAtMembers(value as Record<string, unknown>, shape, field, at)
}

function lookAtMembers(
  value: Record<string, unknown>,
  shape: { readonly [member: string]: Shape },
  field: string,
  at: Look,
) {
  for (const { name, isOptional, isNullable, shape: member } of membersOf(shape)) {
    const names = name === '*' ? Object.keys(value) : [name]
    for (const one of names) {
      const found = value[one]
      if ((found === undefined && isOptional) || (found === null && isNullable)) continue
      look(found, member, below(field, one), at)
    }
  }
}

const tell = (value: unknown, expected: string, field: string, { broken }: Look) =>
  void broken.push({ field, expected, found: kindOf(value) })

const kindOf = (value: unknown) =>
  value === undefined ? 'absent' : value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value

const calendarDay = /^\d{4}-\d{2}-\d{2}$/

function isOf(value: unknown, scalar: string): boolean {
  switch (scalar) {
    case 'unknown':
      return true
    case 'null':
      return value === null
    case 'integer':
    case 'yen':
      return Number.isInteger(value)
    case 'instant':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value))
    case 'calendarDay':
      return typeof value === 'string' && calendarDay.test(value)
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === scalar
  }
  return scalar.startsWith("'") ? value === scalar.slice(1, -1) : String(value) === scalar
}
