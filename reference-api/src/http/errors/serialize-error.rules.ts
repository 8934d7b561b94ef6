/**
 * What the log keeps of a failure: databases name the values of a row in their details and parameters, and
 * those are shoppers'.
 */
export function serializeError(error: Error & { code?: unknown; table?: unknown; constraint?: unknown }) {
  const { name: type, message, stack = '', code, table, constraint } = error
  return { type, message, stack, code, table, constraint }
}
