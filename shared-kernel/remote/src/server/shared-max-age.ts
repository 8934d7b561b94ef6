import { currentScope, ResponseError } from '@storefront/http'
import { withRequestScope } from '@storefront/http/server'

/** So old are answers to calls that guests share, at the most (`isCacheable` of a call). */
const longestMs = 60_000

/** How old a page may be when another guest sees it; undefined: it is nobody else's. */
type MaxAge = number | undefined

/**
 * Renders a page and tells how old it may be for other guests: as the API's answers allow, the strictest of
 * them decides. Calls that guests share anyway (`isCacheable`) set no limit. Tells too which cookies were
 * looked for: who has none of them gets the same page.
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

/** What must be asked for each time (`no-cache`) is shared by those alone who ask at the same moment. */
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

/** A refusal may be this shopper's own, e.g. of a network address that asks too often. */
const maxAgeOfFailure = (error: unknown): MaxAge =>
  error instanceof ResponseError && error.status < 500 && error.status !== 404 ? undefined : 0
