/**
 * PostgreSQL error codes that a retry may resolve: timeouts, locks, deadlocks, too many connections, server
 * restarts.
 */
const transientCodes = new Set([
  '57014',
  '55P03',
  '40P01',
  '40001',
  '53300',
  '57P01',
  '57P03',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
])

/**
 * Checks whether the error means that the database is overloaded, so that the same request may succeed
 * shortly.
 */
export function isBusy(error: { code?: unknown; message?: unknown }): boolean {
  return (
    transientCodes.has(String(error.code)) ||
    String(error.message).includes('cached plan must not change result type') ||
    String(error.message).includes('timeout exceeded when trying to connect') ||
    String(error.message).startsWith('The embedded database stayed busy')
  )
}
