/**
 * What a value looks like: alternatives of scalars (`string`, `'few'|'sold_out'|null`), the name of a shape
 * (`Cart`), a list of one shape, or members.
 */
export type Shape = string | readonly Shape[] | { readonly [member: string]: Shape }

/** Shapes that bear a name, so that a description stays small and may contain itself. */
export type Shapes = Readonly<Record<string, Shape>>

/** One call of the API, e.g. `GET /v1/carts/:token`; without an answer its body is empty. */
export type CallSurface = {
  readonly access?: string
  readonly query?: Shape
  readonly body?: Shape
  readonly answer?: Shape
}

/** What the API's calls ask for and answer, as `contracts` had it in one version. */
export type CallsSurface = {
  readonly version: string
  readonly calls: Readonly<Record<string, CallSurface>>
  readonly shapes: Shapes
}

/** What is told over the event bus: events, and requests and answers of calls, by name. */
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

/** The key of a member in a description. */
export const memberKey = ({ name, isOptional, isNullable }: Omit<Member, 'shape'>) =>
  `${name}${isOptional ? '?' : ''}${isNullable ? '|null' : ''}`

export const isList = (shape: Shape): shape is readonly Shape[] => Array.isArray(shape)

/** The shape that a name stands for; scalars stand for themselves. */
export function resolved(shape: Shape, shapes: Shapes): Shape {
  return typeof shape === 'string' ? (shapes[shape] ?? shape) : shape
}

/** A path within an answer, e.g. `data.products[].quantity`. */
export const below = (path: string, name: string) => (path ? `${path}.${name}` : name)
