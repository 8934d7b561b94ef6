import { login } from '@storefront/contracts'
import { call, type RequestScope } from '@storefront/http'
import { nextApiOrigin, staleWhileRevalidate, withRequestScope } from '@storefront/http/server'
import { passTrace } from '@storefront/telemetry/server'
import { ServerCookies } from './cookies/server-cookies'
import type { SignInOutcome } from './begin-session'
import { heldToken, storeToken, tokenOf } from './session-cookies.state'

/** True when only the browser can tell who this is: its token has expired and may be refreshed. */
export function needsRefresh(cookie: string, now: number = Date.now()): boolean {
  const token = heldToken(cookie)
  return token !== undefined && token.expiresAtMs <= now
}

/**
 * Renders for the shopper that a request is of: channel, cookies, and the token while it has not expired. A
 * posted form may give cookies, which `render` finds as Set-Cookie headers; what is only read gives none.
 */
export function withShopper<T>(
  request: Request,
  render: (setCookies: readonly string[]) => Promise<T>,
): Promise<T> {
  const cookies = new ServerCookies(request.headers.get('cookie') ?? '')
  const accessToken = () => {
    const token = heldToken(cookies.header)
    return token && token.expiresAtMs > Date.now() ? token.accessToken : undefined
  }
  const scope: RequestScope = {
    baseUrl: nextApiOrigin(),
    channel: request.headers.get('x-ecd-channel-id') ?? 'tsunagu',
    accessToken,
    renewAccess: async () => false,
    get cookie() {
      return cookies.header
    },
    ...(request.method === 'POST'
      ? {
          setCookie: (header: string) => cookies.give(header),
          isSecure: new URL(request.url).protocol === 'https:',
        }
      : {}),
    cacheAnswer: staleWhileRevalidate,
    passTrace,
    forwardedFor: request.headers.get('x-forwarded-for') ?? undefined,
  }
  return withRequestScope(scope, () => render(cookies.given))
}

/**
 * Signs in by a posted form: the tokens are the cookies of its answer. The second step and an address that is
 * not verified yet are the browser's.
 * @throws ResponseError 422, 423 or 429 with a message for the form
 */
export async function signInPosted(credentials: {
  username: string
  password: string
}): Promise<SignInOutcome> {
  const { data } = await call(login, { body: credentials })
  if (data.is_verify) return 'second-step'
  if (!data.access_token || data.is_registered_member === false) return 'not-registered'
  storeToken(tokenOf(data.access_token, data.expires_in ?? 0, Date.now()))
  return 'signed-in'
}
