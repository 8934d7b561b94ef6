import { refreshLogin } from '@storefront/contracts'
import { call } from '@storefront/http'
import { heldToken } from '../session-cookies.state'
import { renewToken } from '../begin-session'
import { endSession } from '../end-session'
import { isLoginRefused } from './login-refusal.rules'
import { setToken, session } from '../session.state'

const lockName = 'session-refresh'

let renewing: Promise<boolean> | undefined

/**
 * Refreshes the login once, however many calls and tabs are waiting. Resolves to false if the login has
 * ended.
 */
export function renewAccess(): Promise<boolean> {
  renewing ??= navigator.locks.request(lockName, renewUnlessOtherTabDid).finally(() => (renewing = undefined))
  return renewing
}

async function renewUnlessOtherTabDid(): Promise<boolean> {
  const stored = heldToken()
  if (stored && stored.accessToken !== session().accessToken && stored.expiresAtMs > Date.now()) {
    setToken(stored)
    return true
  }
  try {
    const { data } = await call(refreshLogin, { isAnonymous: true })
    return renewToken(data)
  } catch (error) {
    if (!isLoginRefused(error)) throw error
    return false
  }
}

/** Returns the token to send, and refreshes it first if it has expired. Undefined for a guest. */
export async function validToken(): Promise<string | undefined> {
  const { accessToken, tokenExpiresAtMs } = session()
  if (!accessToken) return undefined
  if ((tokenExpiresAtMs ?? 0) > Date.now()) return accessToken
  if (!(await renewAccess())) failRefresh()
  return session().accessToken ?? undefined
}

/** Why a login was lost during a call (§8). */
export type SessionLoss = 'refresh-failed' | 'unauthorised'

let reactToLoss: (how: SessionLoss) => void = () => undefined

/**
 * Registers the handler for a login lost during a call. The shell goes to /login/, or to /login/?re=1 after a
 * failed refresh (§8).
 */
export function onSessionLost(react: (how: SessionLoss) => void) {
  reactToLoss = react
}

/** Ends the login because the refresh was rejected. Unlike after `refuseLogin`, the cart's cookie stays. */
export function failRefresh() {
  endLostSession('refresh-failed')
}

/** Ends the login because the API rejected a token that had just been refreshed. */
export function refuseLogin() {
  endLostSession('unauthorised')
}

/** Ends a lost login and calls its handler, but only once, however many calls fail. */
function endLostSession(how: SessionLoss) {
  if (session().accessToken === null) return
  endSession(how)
  reactToLoss(how)
}
