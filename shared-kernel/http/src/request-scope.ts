import type { Endpoint } from '@storefront/contracts'
import type { Answer } from './call'

/** The API's caller: one per page in the browser, one per request on a server. */
export type RequestScope = {
  /** The API's origin. Empty in the browser, which calls the shop's own origin. */
  baseUrl: string
  channel: string
  /** Returns the bearer token to send, or undefined for a guest. May refresh the login first. */
  accessToken(): Promise<string | undefined> | string | undefined
  /** Called once after a 401 with this token. Resolves to true if a new token can be tried. */
  renewAccess(refusedToken: string): Promise<boolean>
  /** Called if the new token was rejected too (§8: a second 401). */
  onLoginRefused?(): void
  /**
   * Receives every failed call before its caller does, so that errors that affect the whole page are handled
   * once (§8).
   */
  onFailure?(error: unknown): void
  /** Receives the headers of every response intended only for this shopper. */
  onAnswer?(headers: Headers): void
  /** Receives every response body from the API. A response shared by guests is reported once. */
  onBody?(endpoint: Pick<Endpoint, 'method' | 'path'>, body: unknown): void
  /** Receives the headers of every response that guests share (a call's `isCacheable`). */
  onSharedAnswer?(headers: Headers): void
  /** Server only: the shop's version, as of which or later every response must be. */
  shopVersion?: string | undefined
  /** Server only: caches responses that are the same for every guest (a call's `isCacheable`). */
  cacheAnswer?<Response>(
    key: string,
    ask: () => Promise<Answer<Response>>,
    shopVersion: string | undefined,
  ): Promise<Answer<Response>>
  /** Server only: runs the call as a span of the request's trace, and passes the trace to the API. */
  passTrace?<T>(name: string, ask: (traceparent: string | undefined) => Promise<T>): Promise<T>
  /** Server only: URL of the requested page. */
  url?: string
  /** Cookie header that a server passes on. A browser sends its cookies itself. */
  cookie?: string
  /** Server only: receives the names of the cookies a page depends on, whether or not they are present. */
  onCookieRead?(name: string): void
  /** Server only: runs work for an island and reports its cookies as those of islands. */
  asIsland?<T>(work: () => Promise<T>): Promise<T>
  /** Server only: sets one of the shopper's cookies, as a Set-Cookie header with attributes. */
  setCookie?(header: string): void
  /** Server only: passes the API's cookies on to the shopper, for a posted form or a renewed login. */
  isPosted?: boolean
  /** Server only: the shop runs on HTTPS, so its cookies are secure. */
  isSecure?: boolean
  /** The shopper's IP address, passed on by a server. */
  forwardedFor?: string
  /** The shopper's browser, shown as the device in the list of logins. Passed on by a server. */
  userAgent?: string
}

let pageScope: RequestScope = {
  baseUrl: '',
  channel: 'tsunagu',
  accessToken: () => undefined,
  renewAccess: async () => false,
}
let scopeOfServer: (() => RequestScope | undefined) | undefined

/** Sets the scope for every later call of this page. */
export function configureHttp(scope: Partial<RequestScope>) {
  pageScope = { ...pageScope, ...scope }
}

/**
 * Sets how a server finds the scope. It must come from the running request, because a server renders for many
 * shoppers concurrently.
 */
export function resolveScopeWith(resolve: () => RequestScope | undefined) {
  scopeOfServer = resolve
}

/**
 * Runs work whose result the browser replaces with the shopper's own after hydration: an island. On a server,
 * shoppers whose browsers run scripts share the page in spite of the cookies that this work reads.
 */
export function asIsland<T>(work: () => Promise<T>): Promise<T> {
  const scope = currentScope()
  return scope.asIsland ? scope.asIsland(work) : work()
}

export function currentScope(): RequestScope {
  return scopeOfServer?.() ?? pageScope
}
