import { currentScope, ResponseError } from '@storefront/http'
import { withRequestScope } from '@storefront/http/server'

/** Largest age of answers to calls that guests share (`isCacheable` of a call). */
const longestMs = 60_000

/** Age in ms up to which another guest may see a page; undefined: not shared. */
type MaxAge = number | undefined

/**
 * Renders a page and computes its age for other guests: the strictest `cache-control` of the API's answers
 * applies. Calls that guests share anyway (`isCacheable`) set no limit. Also returns the cookies that were
 * read: guests without them get the same page.
 */
export async function withSharedMaxAge<T extends object>(
  render: () => Promise<T>,
): Promise<T & { sharedMaxAgeMs?: number; cookiesRead: string[] }> {
  const cookiesRead = new Set<string>()
  let sharedMaxAgeMs: MaxAge = longestMs
  const limit = (other: MaxAge) => {
    if (sharedMaxAgeMs !== undefined)
      sharedMaxAgeMs = other === undefined ? undefined : Math.min(sharedMaxAgeMs, other)
  }
  const scope = {
    ...currentScope(),
    onAnswer: (headers: Headers) => limit(maxAgeOf(headers.get('cache-control') ?? '')),
    onFailure: (error: unknown) => limit(maxAgeOfFailure(error)),
    onCookieRead: (name: string) => void cookiesRead.add(name),
  }
  const page = await withRequestScope(scope, render)
  return { ...page, sharedMaxAgeMs, cookiesRead: [...cookiesRead] }
}

/** A `no-cache` answer is shared by simultaneous requests only. */
function maxAgeOf(cacheControl: string): MaxAge {
  const directives = new Map<string, string>()
  for (const directive of cacheControl.toLowerCase().split(',')) {
    const [name = '', value = ''] = directive.trim().split('=')
    directives.set(name, value)
  }
  if (directives.has('no-store') || directives.has('private')) return undefined
  if (directives.has('no-cache')) return 0
  const seconds = Number(directives.get('s-maxage') ?? directives.get('max-age') ?? 0)
  return Number.isFinite(seconds) ? Math.max(0, seconds) * 1_000 : 0
}

/** A refusal may be this shopper's own, e.g. by a rate limit of the address. */
const maxAgeOfFailure = (error: unknown): MaxAge =>
  error instanceof ResponseError && error.status < 500 && error.status !== 404 ? undefined : 0
