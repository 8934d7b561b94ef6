import { ResponseError } from '@storefront/http'

/**
 * A shop that is busy (429), unreachable (502, 504) or closed (503), or a lost connection, says nothing about
 * the login: it stays until the server refuses it.
 */
const transientStatuses = [429, 502, 503, 504]

export function isLoginRefused(error: unknown): boolean {
  return error instanceof ResponseError && !transientStatuses.includes(error.status)
}
