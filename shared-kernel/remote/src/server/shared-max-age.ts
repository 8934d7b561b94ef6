import { validityHeaders } from '@storefront/contracts/shop-changes'
import { currentScope, ResponseError, type RequestScope } from '@storefront/http'
import { withRequestScope } from '@storefront/http/server'

/** Max age of responses to calls that guests share (a call's `isCacheable`). */
const longestMs = 60_000

/** Max age in ms at which another guest may see a page. Undefined if it isn't shared. */
type MaxAge = number | undefined

/** Max time that a page lasts, because not all of its content has a moment at which it ends. */
const longestValidityMs = 10 * 60_000

/**
 * How long guests may see a page if the shop's version stays and nothing with one of the tags changes. Absent
 * if a response does not say it of itself.
 */
export type Validity = { tags: string[]; lastsMs: number }

type SharedPage = {
  sharedMaxAgeMs?: number
  validity?: Validity
  cookiesRead: string[]
  islandCookies: string[]
}

/**
 * Renders a page and computes its max age for other guests from the strictest `cache-control` in the API's
 * responses. Calls that guests share anyway (`isCacheable`) set no limit. Also returns its validity, the
 * cookies that were read and those that only islands read: shoppers without them get the same page.
 */
export async function withSharedMaxAge<T extends object>(render: () => Promise<T>): Promise<T & SharedPage> {
  const cookiesRead = new Set<string>()
  const islandCookies = new Set<string>()
  let sharedMaxAgeMs: MaxAge = longestMs
  const limit = (other: MaxAge) => {
    if (sharedMaxAgeMs !== undefined)
      sharedMaxAgeMs = other === undefined ? undefined : Math.min(sharedMaxAgeMs, other)
  }
  let validity: Validity | undefined = { tags: [], lastsMs: longestValidityMs }
  const noteValidity = (headers: Headers) => (validity = narrow(validity, headers))
  const scope: RequestScope = {
    ...currentScope(),
    onAnswer: (headers: Headers) => {
      limit(parseMaxAge(headers.get('cache-control') ?? ''))
      noteValidity(headers)
    },
    onSharedAnswer: noteValidity,
    onFailure: (error: unknown) => {
      limit(maxAgeOfFailure(error))
      validity = undefined
    },
    onCookieRead: (name: string) => void cookiesRead.add(name),
    asIsland: (work) =>
      withRequestScope({ ...scope, onCookieRead: (name) => void islandCookies.add(name) }, work),
  }
  const page = await withRequestScope(scope, render)
  return {
    ...page,
    sharedMaxAgeMs,
    ...(validity ? { validity } : {}),
    cookiesRead: [...cookiesRead],
    islandCookies: [...islandCookies],
  }
}

function narrow(validity: Validity | undefined, headers: Headers): Validity | undefined {
  const tags = headers.get(validityHeaders.tags)
  const lastsMs = Number(headers.get(validityHeaders.lastsMs))
  if (!validity || tags === null || !Number.isFinite(lastsMs)) return undefined
  const all = new Set([...validity.tags, ...tags.split(' ').filter(Boolean)])
  return { tags: [...all], lastsMs: Math.min(validity.lastsMs, lastsMs) }
}

/**
 * Computes the max age from a `cache-control` header. A `no-cache` response is shared only among concurrent
 * requests.
 */
function parseMaxAge(cacheControl: string): MaxAge {
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

/**
 * Returns the max age of a page with a failed call. An error response may concern only this shopper, e.g.
 * when the shopper's IP address is rate-limited.
 */
const maxAgeOfFailure = (error: unknown): MaxAge =>
  error instanceof ResponseError && error.status < 500 && error.status !== 404 ? undefined : 0
