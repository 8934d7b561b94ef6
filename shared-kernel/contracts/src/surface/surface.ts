/**
 * The shape of a value: alternatives of scalars (`string`, `'few'|'sold_out'|null`), the name of a shape
 * (`Cart`), a list of one shape, or members.
 */
export type Shape = string | readonly Shape[] | { readonly [member: string]: Shape }

/** Named shapes keep a description small and let it contain itself. */
export type Shapes = Readonly<Record<string, Shape>>

/** One call of the API, e.g. `GET /v1/carts/:token`; without an answer its body is empty. */
export type CallSurface = {
  readonly access?: string
  readonly query?: Shape
  readonly body?: Shape
  readonly answer?: Shape
}

/** Requests and answers of the API's calls in one version of `contracts`. */
export type CallsSurface = {
  readonly version: string
  readonly calls: Readonly<Record<string, CallSurface>>
  readonly shapes: Shapes
}

/** Facts on the event bus by name: events, and requests and answers of calls. */
export type FactsSurface = {
  readonly version: string
  readonly facts: Readonly<Record<string, Shape>>
  readonly shapes: Shapes
}

/** A member's name, e.g. `image?|null`: it may be absent, or null. `*` stands for every name. */
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

/** Resolves the name of a shape; scalars stay as they are. */
export function resolved(shape: Shape, shapes: Shapes): Shape {
  return typeof shape === 'string' ? (shapes[shape] ?? shape) : shape
}

/** A path within an answer, e.g. `data.products[].quantity`. */
export const below = (path: string, name: string) => (path ? `${path}.${name}` : name)
