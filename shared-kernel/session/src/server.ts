import { login, logout, refreshLogin, requestLoginCode, verifyLogin } from '@storefront/contracts'
import { shopVersionHeader } from '@storefront/contracts/shop-changes'
import { call, currentScope, type RequestScope } from '@storefront/http'
import { nextApiOrigin, cacheForGuests, withRequestScope } from '@storefront/http/server'
import { shopNow } from '@storefront/locale-ja'
import { readCookie, removeCookie } from '@storefront/state'
import { passTrace } from '@storefront/telemetry/server'
import { ServerCookies } from './cookies/server-cookies'
import type { LoginAnswer, SignInOutcome } from './begin-session'
import { isLoginRefused } from './refresh/login-refusal.rules'
import { accessCookie, forgetToken, heldToken, storeToken, tokenCookies } from './session-cookies.state'
import { tokenOf } from './session-token.rules'

/** Set by the API. HttpOnly, so scripts can't read it. */
const refreshCookie = 'refresh_token'

/** Checks for an expired token that can be refreshed. */
export function needsRefresh(cookie: string, now: number = shopNow().getTime()): boolean {
  const token = heldToken(cookie)
  return token !== undefined && token.expiresAtMs <= now
}

/**
 * Renders for the request's shopper: channel, cookies and, unless expired, the token. `render` gets the
 * cookies to write as Set-Cookie headers. A posted form also passes on the API's cookies and first renews an
 * expired login; for reads, the gateway has already done that.
 */
export function withShopper<T>(
  request: Request,
  render: (setCookies: readonly string[]) => Promise<T>,
): Promise<T> {
  const cookies = new ServerCookies(request.headers.get('cookie') ?? '')
  const scope = scopeOf(request, cookies, { isPosted: request.method === 'POST' })
  return withRequestScope(scope, async () => {
    if (request.method === 'POST' && needsRefresh(cookies.header)) await renewPostedLogin()
    return render(cookies.given)
  })
}

function scopeOf(
  request: Request,
  cookies: ServerCookies,
  { isPosted }: { isPosted: boolean },
): RequestScope {
  return {
    baseUrl: nextApiOrigin(),
    channel: request.headers.get('x-ecd-channel-id') ?? 'tsunagu',
    url: request.url,
    accessToken: () => {
      currentScope().onCookieRead?.(accessCookie)
      const token = heldToken(cookies.header)
      return token && token.expiresAtMs > shopNow().getTime() ? token.accessToken : undefined
    },
    renewAccess: async () => false,
    get cookie() {
      return cookies.header
    },
    setCookie: (header) => cookies.give(header),
    isPosted,
    isSecure: new URL(request.url).protocol === 'https:',
    cacheAnswer: cacheForGuests,
    shopVersion: request.headers.get(shopVersionHeader) ?? undefined,
    passTrace,
    forwardedFor: request.headers.get('x-forwarded-for') ?? undefined,
    userAgent: request.headers.get('user-agent') ?? undefined,
  }
}

/**
 * Renews the login for a form posted without JavaScript, which can't refresh the login itself. If the refresh
 * is rejected, the login ends.
 */
async function renewPostedLogin(): Promise<void> {
  try {
    await renewLogin()
  } catch (error) {
    if (!isLoginRefused(error)) throw error
    dropLogin()
  }
}

async function renewLogin(signal?: AbortSignal): Promise<void> {
  const { data } = await call(refreshLogin, { isAnonymous: true, signal })
  storeToken(tokenOf(data.access_token, data.expires_in, shopNow().getTime()))
}

/**
 * Removes the login's cookies. Only a server can remove the refresh token's cookie, because scripts can't
 * read it.
 */
function dropLogin() {
  forgetToken()
  removeCookie(refreshCookie)
}

/**
 * Result of renewing a page's login: the Cookie header for rendering and the response's Set-Cookie headers.
 * `refused`: there was no refresh token or the API rejected it, so the browser's login is removed. `unheard`:
 * the API didn't respond, so the page is rendered for a guest and the browser keeps its login.
 */
export type ReadLogin = {
  state: 'renewed' | 'refused' | 'unheard'
  cookie: string
  setCookies: readonly string[]
}

/** Renews the login once for a request that reads a page. Never throws. */
export async function renewReadLogin(request: Request, signal: AbortSignal): Promise<ReadLogin> {
  const cookies = new ServerCookies(request.headers.get('cookie') ?? '')
  const guest = new ServerCookies(cookies.header)
  for (const name of [...tokenCookies, refreshCookie]) guest.give(`${name}=; Max-Age=0`)
  const isRenewable = readCookie(refreshCookie, cookies.header) !== undefined
  // `isPosted` passes the API's Set-Cookie headers on, which carry the new refresh token.
  const state = await withRequestScope(scopeOf(request, cookies, { isPosted: true }), async () => {
    try {
      if (isRenewable) await renewLogin(signal)
      else dropLogin()
      return isRenewable ? 'renewed' : 'refused'
    } catch (error) {
      if (!isLoginRefused(error)) return 'unheard'
      dropLogin()
      return 'refused'
    }
  })
  if (state === 'unheard') return { state, cookie: guest.header, setCookies: [] }
  return { state, cookie: cookies.header, setCookies: cookies.given }
}

/** Result of a form login. `userId` is the member who still has to enter a code. */
export type PostedLogin = { outcome: SignInOutcome; userId: number | null }

/**
 * Sets the access token of a login or registration as a cookie of the form's response. Sets none while the
 * member still has to enter a code or confirm the registration.
 */
export function keepPostedLogin(answer: LoginAnswer): PostedLogin {
  const userId = answer.user_id ?? null
  if (answer.is_verify) return { outcome: 'second-step', userId }
  if (!answer.access_token || answer.is_registered_member === false)
    return { outcome: 'not-registered', userId }
  storeToken(tokenOf(answer.access_token, answer.expires_in ?? 0, shopNow().getTime()))
  return { outcome: 'signed-in', userId }
}

/**
 * Signs in from a posted form. Leaves verifying an address to the browser.
 * @throws ResponseError 422, 423 or 429 with a message for the form
 */
export async function signInPosted(credentials: {
  username: string
  password: string
}): Promise<PostedLogin> {
  return keepPostedLogin((await call(login, { body: credentials })).data)
}

/** Requests a login code from a posted form, instead of using a password. */
export async function askPostedLoginCode(username: string): Promise<PostedLogin> {
  return keepPostedLogin((await call(requestLoginCode, { body: { username } })).data)
}

/** Submits the mailed code from a posted form. */
export async function passPostedStep(userId: number, verifyCode: string): Promise<PostedLogin> {
  const body = { verify_code: verifyCode, user_id: userId, is_sync_user_channel: false }
  return keepPostedLogin((await call(verifyLogin, { body })).data)
}

/**
 * Signs out from a posted form.
 * @throws if the API doesn't respond; the cookies are removed anyway
 */
export async function signOutPosted(): Promise<void> {
  try {
    await call(logout)
  } finally {
    dropLogin()
  }
}
