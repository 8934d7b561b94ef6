import { Struct } from 'superstruct'

type JsonSchema = Record<string, unknown>

/**
 * Converts a struct to JSON Schema. Parts that can't be derived are left open, and so is a struct that
 * contains itself (a tree). `within` lists the enclosing objects.
 */
export function toJsonSchema(struct: Struct<unknown, unknown>, within: readonly unknown[] = []): JsonSchema {
  const base = describe(struct, within)
  return struct.is(null) ? orNull(base) : base
}

/** Adds null to a schema. A schema without a type already accepts null. */
function orNull(base: JsonSchema): JsonSchema {
  const { type, enum: values, const: value, ...rest } = base
  if (Array.isArray(values)) return { ...rest, enum: [...(values as unknown[]), null] }
  if (value !== undefined && value !== null) return { ...rest, enum: [value, null] }
  return typeof type === 'string' ? { ...base, type: [type, 'null'] } : base
}

function describe({ type, schema }: Struct<unknown, unknown>, within: readonly unknown[]): JsonSchema {
  switch (type) {
    case 'string':
    case 'boolean':
    case 'integer':
    case 'number':
      return { type }
    case 'yen':
      return { type: 'integer', description: 'whole yen' }
    case 'instant':
      return { type: 'string', format: 'date-time' }
    case 'calendarDay':
      return { type: 'string', format: 'date' }
    case 'literal':
      return { const: schema }
    case 'enums':
      return { enum: Object.values(schema as Record<string, unknown>) }
    case 'array':
      return { type: 'array', ...(schema instanceof Struct ? { items: toJsonSchema(schema, within) } : {}) }
    case 'object':
      return { type: 'object', ...members(schema, within), additionalProperties: false }
    case 'type':
      return { type: 'object', ...members(schema, within) }
    default:
      return {}
  }
}

function members(schema: unknown, within: readonly unknown[]) {
  if (within.includes(schema)) return {}
  const entries = Object.entries((schema ?? {}) as Record<string, Struct<unknown, unknown>>)
  const required = entries.filter(([, struct]) => !struct.is(undefined)).map(([name]) => name)
  return {
    properties: Object.fromEntries(
      entries.map(([name, struct]) => [name, toJsonSchema(struct, [...within, schema])]),
    ),
    ...(required.length > 0 ? { required } : {}),
  }
}
