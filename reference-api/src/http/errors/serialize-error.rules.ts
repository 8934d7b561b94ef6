/** The loggable part of an error: database details and parameters contain shoppers' values. */
export function serializeError(error: Error & { code?: unknown; table?: unknown; constraint?: unknown }) {
  const { name: type, message, stack = '', code, table, constraint } = error
  return { type, message, stack, code, table, constraint }
}
