import type { Endpoint } from '@storefront/contracts'
import type { Answer } from './call'

/** Who is asking: fixed for the browser's page, one per request on a server. */
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
   * Hears of every call that failed, before its caller does: what concerns the whole page is reacted to once
   * (§8).
   */
  onFailure?(error: unknown): void
  /** Hears of the headers of every answer that was made for this shopper alone. */
  onAnswer?(headers: Headers): void
  /** Hears of the body of every answer that comes from the API: what guests share once, for whoever asked. */
  onBody?(endpoint: Pick<Endpoint, 'method' | 'path'>, body: unknown): void
  /** A server's: answers what is the same for every guest from one asking (`isCacheable` of a call). */
  cacheAnswer?<Response>(key: string, ask: () => Promise<Answer<Response>>): Promise<Answer<Response>>
  /** A server's: asks as a step of the trace of its request, and tells what the API hears of it. */
  passTrace?<T>(name: string, ask: (traceparent: string | undefined) => Promise<T>): Promise<T>
  /** A server's: address of the page that is asked for. */
  url?: string
  /** Cookie header that a server passes on; a browser sends its own. */
  cookie?: string
  /** A server's: hears which cookies a page depends on, be they there or not. */
  onCookieRead?(name: string): void
  /** A server's: gives the shopper a cookie, as a Set-Cookie header with its attributes. */
  setCookie?(header: string): void
  /** A server's: what the API sets goes along with the answer; of a posted form or a renewed login. */
  isPosted?: boolean
  /** A server's: the shop is open under HTTPS, so its cookies are for HTTPS alone. */
  isSecure?: boolean
  /** Address of the shopper that a server passes on. */
  forwardedFor?: string
  /** The shopper's browser, by which a list of logins names its device; a server passes it on. */
  userAgent?: string
}

let pageScope: RequestScope = {
  baseUrl: '',
  channel: 'tsunagu',
  accessToken: () => undefined,
  renewAccess: async () => false,
}
let scopeOfServer: (() => RequestScope | undefined) | undefined

/** Sets what every later call of this page carries. */
export function configureHttp(scope: Partial<RequestScope>) {
  pageScope = { ...pageScope, ...scope }
}

/** A server renders many shoppers at once, so it answers from the running request instead. */
export function resolveScopeWith(resolve: () => RequestScope | undefined) {
  scopeOfServer = resolve
}

export function currentScope(): RequestScope {
  return scopeOfServer?.() ?? pageScope
}
