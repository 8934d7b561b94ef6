/**
 * Returns the part of an error that is safe to log. Omits database details and parameters, which contain
 * shoppers' data.
 */
export function serializeError(error: Error & { code?: unknown; table?: unknown; constraint?: unknown }) {
  const { name: type, message, stack = '', code, table, constraint } = error
  return { type, message, stack, code, table, constraint }
}
