import type { RequestScope } from '@storefront/http'
import { nextApiOrigin, staleWhileRevalidate, withRequestScope } from '@storefront/http/server'
import { passTrace } from '@storefront/telemetry/server'
import { heldToken } from './session-cookies.state'

/** True when only the browser can tell who this is: its token has expired and may be refreshed. */
export function needsRefresh(cookie: string, now: number = Date.now()): boolean {
  const token = heldToken(cookie)
  return token !== undefined && token.expiresAtMs <= now
}

/** Renders for the shopper that a request is of: channel, cookies, and the token while it has not expired. */
export function withShopper<T>(request: Request, render: () => Promise<T>): Promise<T> {
  const cookie = request.headers.get('cookie') ?? ''
  const token = heldToken(cookie)
  const accessToken = token && token.expiresAtMs > Date.now() ? token.accessToken : undefined
  const scope: RequestScope = {
    baseUrl: nextApiOrigin(),
    channel: request.headers.get('x-ecd-channel-id') ?? 'tsunagu',
    accessToken: () => accessToken,
    renewAccess: async () => false,
    cookie,
    cacheAnswer: staleWhileRevalidate,
    passTrace,
    forwardedFor: request.headers.get('x-forwarded-for') ?? undefined,
  }
  return withRequestScope(scope, render)
}
