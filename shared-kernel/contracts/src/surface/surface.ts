/**
 * The shape of a value: a union of scalars (`string`, `'few'|'sold_out'|null`), the name of a shape (`Cart`),
 * a list of one shape, or the fields of an object.
 */
export type Shape = string | readonly Shape[] | { readonly [member: string]: Shape }

/** Shapes by name. Names keep a description small and allow recursion. */
export type Shapes = Readonly<Record<string, Shape>>

/** The shapes of one API call, e.g. `GET /v1/carts/:token`. Without `answer`, the response has no body. */
export type CallSurface = {
  readonly access?: string
  readonly query?: Shape
  readonly body?: Shape
  readonly answer?: Shape
}

/** Requests and responses of all API calls in one version of `contracts`. */
export type CallsSurface = {
  readonly version: string
  readonly calls: Readonly<Record<string, CallSurface>>
  readonly shapes: Shapes
}

/** Shapes of the event bus by name: events, and the requests and responses of calls. */
export type FactsSurface = {
  readonly version: string
  readonly facts: Readonly<Record<string, Shape>>
  readonly shapes: Shapes
}

/** A field of an object. `image?|null` may be absent or null. `*` stands for any name. */
export type Member = { name: string; isOptional: boolean; isNullable: boolean; shape: Shape }

type Members = { readonly [member: string]: Shape }
const known = new WeakMap<Members, Member[]>()

export function membersOf(shape: Members): Member[] {
  const members = known.get(shape) ?? readMembers(shape)
  known.set(shape, members)
  return members
}

function readMembers(shape: Members): Member[] {
  return Object.entries(shape).map(([key, member]) => {
    const isNullable = key.endsWith('|null')
    const spelled = isNullable ? key.slice(0, -'|null'.length) : key
    const isOptional = spelled.endsWith('?')
    return { name: isOptional ? spelled.slice(0, -1) : spelled, isOptional, isNullable, shape: member }
  })
}

export const memberKey = ({ name, isOptional, isNullable }: Omit<Member, 'shape'>) =>
  `${name}${isOptional ? '?' : ''}${isNullable ? '|null' : ''}`

export const isList = (shape: Shape): shape is readonly Shape[] => Array.isArray(shape)

/** Returns the shape with this name. Returns any other shape unchanged. */
export function resolved(shape: Shape, shapes: Shapes): Shape {
  return typeof shape === 'string' ? (shapes[shape] ?? shape) : shape
}

/** Appends a field to a path within a response, e.g. `data.products[].quantity`. */
export const below = (path: string, name: string) => (path ? `${path}.${name}` : name)
