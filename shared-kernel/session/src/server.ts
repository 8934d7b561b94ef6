import { login, refreshLogin, requestLoginCode, verifyLogin } from '@storefront/contracts'
import { call, type RequestScope } from '@storefront/http'
import { nextApiOrigin, staleWhileRevalidate, withRequestScope } from '@storefront/http/server'
import { shopNow } from '@storefront/locale-ja'
import { passTrace } from '@storefront/telemetry/server'
import { ServerCookies } from './cookies/server-cookies'
import type { LoginAnswer, SignInOutcome } from './begin-session'
import { isLoginRefused } from './refresh/login-refusal.rules'
import { forgetToken, heldToken, storeToken, tokenOf } from './session-cookies.state'

/** True when only the browser can tell who this is: its token has expired and may be refreshed. */
export function needsRefresh(cookie: string, now: number = shopNow().getTime()): boolean {
  const token = heldToken(cookie)
  return token !== undefined && token.expiresAtMs <= now
}

/**
 * Renders for the shopper that a request is of: channel, cookies, and the token while it has not expired.
 * Cookies that a page writes are found by `render` as Set-Cookie headers. Of a posted form the API's own go
 * along, and an expired login is renewed first; what is only read renews none.
 */
export function withShopper<T>(
  request: Request,
  render: (setCookies: readonly string[]) => Promise<T>,
): Promise<T> {
  const cookies = new ServerCookies(request.headers.get('cookie') ?? '')
  const accessToken = () => {
    const token = heldToken(cookies.header)
    return token && token.expiresAtMs > shopNow().getTime() ? token.accessToken : undefined
  }
  const scope: RequestScope = {
    baseUrl: nextApiOrigin(),
    channel: request.headers.get('x-ecd-channel-id') ?? 'tsunagu',
    url: request.url,
    accessToken,
    renewAccess: async () => false,
    get cookie() {
      return cookies.header
    },
    setCookie: (header) => cookies.give(header),
    isPosted: request.method === 'POST',
    isSecure: new URL(request.url).protocol === 'https:',
    cacheAnswer: staleWhileRevalidate,
    passTrace,
    forwardedFor: request.headers.get('x-forwarded-for') ?? undefined,
  }
  return withRequestScope(scope, async () => {
    if (request.method === 'POST' && needsRefresh(cookies.header)) await renewPostedLogin()
    return render(cookies.given)
  })
}

/** Who sends a form has no script that would refresh the login; what the API refuses is no login any more. */
async function renewPostedLogin(): Promise<void> {
  try {
    const { data } = await call(refreshLogin, { isAnonymous: true })
    storeToken(tokenOf(data.access_token, data.expires_in, shopNow().getTime()))
  } catch (error) {
    if (!isLoginRefused(error)) throw error
    forgetToken()
  }
}

/** What a posted form's login came to; who has to type a code is told by number. */
export type PostedLogin = { outcome: SignInOutcome; userId: number | null }

/** Takes over what a login or a registration answered: the tokens are the cookies of the form's answer. */
export function keepPostedLogin(answer: LoginAnswer): PostedLogin {
  const userId = answer.user_id ?? null
  if (answer.is_verify) return { outcome: 'second-step', userId }
  if (!answer.access_token || answer.is_registered_member === false)
    return { outcome: 'not-registered', userId }
  storeToken(tokenOf(answer.access_token, answer.expires_in ?? 0, shopNow().getTime()))
  return { outcome: 'signed-in', userId }
}

/**
 * Signs in by a posted form. An address that is not verified yet is the browser's.
 * @throws ResponseError 422, 423 or 429 with a message for the form
 */
export async function signInPosted(credentials: {
  username: string
  password: string
}): Promise<PostedLogin> {
  return keepPostedLogin((await call(login, { body: credentials })).data)
}

/** Asks by a posted form for the code that takes the place of a password. */
export async function askPostedLoginCode(username: string): Promise<PostedLogin> {
  return keepPostedLogin((await call(requestLoginCode, { body: { username } })).data)
}

/** The code from the mail, typed into a posted form. */
export async function passPostedStep(userId: number, verifyCode: string): Promise<PostedLogin> {
  const body = { verify_code: verifyCode, user_id: userId, is_sync_user_channel: false }
  return keepPostedLogin((await call(verifyLogin, { body })).data)
}
