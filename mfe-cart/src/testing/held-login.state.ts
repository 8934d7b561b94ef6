import { configureHttp } from '@storefront/http'
import { changeSession, checkSession } from '@storefront/session'
import { removeCookie, writeCookie } from '@storefront/state'

export const renewedLogin = {
  access_token: 'renewed',
  expires_in: 900,
  expires_at: '2026-11-21T10:15:00+09:00',
  user_id: 1,
  is_registered_member: true,
}

/** Polyfills browser APIs: locks that are granted at once, and a channel without other tabs. */
function knowTabs() {
  const locks = { request: (_: string, run: () => unknown) => Promise.resolve(run()) }
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  const channel = class {
    onmessage = null
    postMessage() {}
    close() {}
  }
  Object.assign(globalThis, { BroadcastChannel: channel })
}

/** Signs in through the session's real check, refresh and end. */
export async function holdLogin(token: string) {
  knowTabs()
  writeCookie('access_token', token, { maxAgeSeconds: 60 })
  writeCookie('expires_at', String(Date.now() + 60_000), { maxAgeSeconds: 60 })
  await checkSession()
}

export function forgetLogins() {
  for (const name of ['access_token', 'expires_at']) removeCookie(name)
  changeSession({ isLogin: false, accessToken: null, tokenExpiresAtMs: null })
  configureHttp({ accessToken: () => undefined, renewAccess: async () => false })
}
