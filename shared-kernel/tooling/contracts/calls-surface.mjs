/**
 * @typedef {{
 *   type: string
 *   schema: any
 *   entries: (value: unknown) => Iterable<[unknown, unknown, Struct]>
 *   validate: (value: unknown) => [{ message: string } | undefined, unknown]
 * }} Struct
 * @typedef {{
 *   method: string
 *   path: string
 *   access: string
 *   query?: Struct
 *   body?: Struct
 *   response?: Struct
 * }} Endpoint
 */

/**
 * Describes the API's calls from their structs. A struct exported by `contracts` is described once, under its
 * name. Length limits of strings and lists are omitted.
 * @param {Record<string, any>} contracts
 * @param {string} version
 */
export function describeCalls(contracts, version) {
  const names = mapSchemaNames(contracts)
  /** @type {Record<string, unknown>} */
  const shapes = {}
  /** @type {(struct: Struct) => unknown} */
  const describe = (struct) => {
    const name = names.get(struct.schema)
    if (name === undefined) return toShape(struct, describe)
    if (!(name in shapes)) {
      shapes[name] = undefined
      shapes[name] = toShape(struct, describe)
    }
    return name
  }
  const endpoints = Object.values(contracts).filter(isEndpoint)
  const calls = endpoints.map((endpoint) => [
    `${endpoint.method} ${endpoint.path}`,
    {
      access: endpoint.access,
      ...(endpoint.query && { query: describe(endpoint.query) }),
      ...(endpoint.body && { body: describe(endpoint.body) }),
      ...(endpoint.response && { answer: describe(endpoint.response) }),
    },
  ])
  return { version, calls: sorted(Object.fromEntries(calls)), shapes: sorted(shapes) }
}

/**
 * @param {any} value
 * @returns {value is Endpoint}
 */
const isEndpoint = (value) =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/**
 * Maps schemas to names, because `nullable` and `optional` wrap a struct but keep its schema.
 * @param {Record<string, Partial<Struct> | undefined>} contracts
 */
function mapSchemaNames(contracts) {
  const named = Object.entries(contracts).filter(([name, value]) => /^[A-Z]/.test(name) && hasMembers(value))
  return new Map(named.map(([name, value]) => [value?.schema, name]))
}

const hasMembers = (/** @type {Partial<Struct> | undefined} */ value) =>
  ['object', 'type'].includes(value?.type ?? '') && typeof value?.schema === 'object'

/**
 * @param {Struct} struct
 * @param {(struct: Struct) => unknown} describe
 */
function toShape(struct, describe) {
  const { type, schema } = struct
  if (hasMembers(struct)) {
    const members = Object.entries(/** @type {Record<string, Struct>} */ (schema)).map(([name, member]) => [
      toMemberKey(name, member),
      describe(member),
    ])
    return Object.fromEntries(members)
  }
  if (type === 'array') return [schema ? describe(schema) : 'unknown']
  if (type === 'record') return { '*': describe(getRecordValue(struct)) }
  if (type === 'enums') return Object.values(schema).map(literal).join('|')
  if (type === 'literal') return literal(schema)
  if (type === 'union') return readUnionScalars(struct)
  return type === 'any' ? 'unknown' : type
}

/**
 * Returns the key of a field. A field may be absent or null if its struct accepts that.
 * @param {string} name
 * @param {Struct} member
 */
function toMemberKey(name, member) {
  const takes = (/** @type {null | undefined} */ value) =>
    member.type !== 'unknown' && member.type !== 'any' && !member.validate(value)[0]
  return `${name}${takes(undefined) ? '?' : ''}${takes(null) ? '|null' : ''}`
}

/**
 * Returns the struct of a record's values. A record reveals this struct only for an existing entry.
 * @param {Struct} struct
 */
function getRecordValue(struct) {
  const [, value] = [...struct.entries({ any: 0 })]
  if (!value) throw new Error('A record without values cannot be described.')
  return value[2]
}

/**
 * Returns the alternatives of a union. Superstruct hides them and lists them only in its failure message.
 * @param {Struct} struct
 */
function readUnionScalars(struct) {
  const [failure] = struct.validate(Symbol('none'))
  const names = /union of `([\w |]+)`/.exec(failure?.message ?? '')?.[1]?.split(' | ') ?? []
  const scalars = ['string', 'number', 'integer', 'boolean', 'yen', 'instant', 'calendarDay']
  if (names.length === 0 || names.some((name) => !scalars.includes(name) && name !== 'enums'))
    throw new Error(`A union of ${names.join(', ')} cannot be described: export its shapes by name.`)
  return names.map((name) => (name === 'enums' ? 'string' : name)).join('|')
}

const literal = (/** @type {string | number | boolean | null} */ value) =>
  typeof value === 'string' ? `'${value}'` : String(value)

/**
 * @template T
 * @param {Record<string, T>} record
 */
const sorted = (record) =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)))
