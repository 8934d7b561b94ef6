import { ResponseError } from '@storefront/http'

/**
 * Responses that say nothing about the login: the shop is busy (429), unreachable (502, 504) or closed (503).
 * As with a lost connection, the login stays until the server rejects it.
 */
const transientStatuses = [429, 502, 503, 504]

export function isLoginRefused(error: unknown): boolean {
  return error instanceof ResponseError && !transientStatuses.includes(error.status)
}
