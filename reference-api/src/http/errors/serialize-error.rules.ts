/** The part of an error that is safe to log. Database details and parameters contain shoppers' data. */
export function serializeError(error: Error & { code?: unknown; table?: unknown; constraint?: unknown }) {
  const { name: type, message, stack = '', code, table, constraint } = error
  return { type, message, stack, code, table, constraint }
}
