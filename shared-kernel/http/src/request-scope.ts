import type { Endpoint } from '@storefront/contracts'
import type { Answer } from './call'

/** The caller: fixed for the browser's page, one per request on a server. */
export type RequestScope = {
  /** Origin of the API; empty in the browser, where it is the shop's own. */
  baseUrl: string
  channel: string
  /** Bearer token to send, undefined for a guest. May refresh the login first. */
  accessToken(): Promise<string | undefined> | string | undefined
  /** Called once after a 401 with this token; true when a new token can be tried. */
  renewAccess(refusedToken: string): Promise<boolean>
  /** Called when the new token was refused too (§8: a second 401). */
  onLoginRefused?(): void
  /**
   * Receives every failed call before its caller does, to react once to errors of the whole page (§8).
   */
  onFailure?(error: unknown): void
  /** Receives the headers of every answer made for this shopper alone. */
  onAnswer?(headers: Headers): void
  /** Receives every body that the API sends; an answer shared by guests is reported once. */
  onBody?(endpoint: Pick<Endpoint, 'method' | 'path'>, body: unknown): void
  /** On a server: caches answers that are the same for every guest (`isCacheable` of a call). */
  cacheAnswer?<Response>(key: string, ask: () => Promise<Answer<Response>>): Promise<Answer<Response>>
  /** On a server: runs the call as a span of the request's trace, and passes the trace to the API. */
  passTrace?<T>(name: string, ask: (traceparent: string | undefined) => Promise<T>): Promise<T>
  /** On a server: URL of the requested page. */
  url?: string
  /** Cookie header that a server passes on; a browser sends its own. */
  cookie?: string
  /** On a server: receives the names of the cookies that a page depends on, present or not. */
  onCookieRead?(name: string): void
  /** On a server: sets a cookie of the shopper, as a Set-Cookie header with its attributes. */
  setCookie?(header: string): void
  /** On a server: passes the API's cookies to the shopper, for a posted form or a renewed login. */
  isPosted?: boolean
  /** On a server: the shop runs under HTTPS, so its cookies are for HTTPS alone. */
  isSecure?: boolean
  /** The shopper's IP address, which a server passes on. */
  forwardedFor?: string
  /** The shopper's browser, which names the device in the list of logins; a server passes it on. */
  userAgent?: string
}

let pageScope: RequestScope = {
  baseUrl: '',
  channel: 'tsunagu',
  accessToken: () => undefined,
  renewAccess: async () => false,
}
let scopeOfServer: (() => RequestScope | undefined) | undefined

/** Sets the scope of every later call of this page. */
export function configureHttp(scope: Partial<RequestScope>) {
  pageScope = { ...pageScope, ...scope }
}

/** A server renders many shoppers concurrently, so the scope comes from the running request. */
export function resolveScopeWith(resolve: () => RequestScope | undefined) {
  scopeOfServer = resolve
}

export function currentScope(): RequestScope {
  return scopeOfServer?.() ?? pageScope
}
