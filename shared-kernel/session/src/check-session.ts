import { configureHttp } from '@storefront/http'
import { failRefresh, refuseLogin, renewAccess, validToken } from './refresh/renew-access'
import { heldToken } from './session-cookies.state'
import { endSession } from './end-session'
import { changeSession, readManagerLogin, setToken, session } from './session.state'
import { followOtherTabs } from './cross-tab-sync'

/** Checks the session once when a page starts: not checked → checked (§4). */
export async function checkSession(): Promise<void> {
  configureHttp({ accessToken: validToken, renewAccess: renewAfterUnauthorised, onLoginRefused: refuseLogin })
  followOtherTabs()
  const stored = heldToken()
  if (!stored) return changeSession({ isChecked: true })
  setToken(stored)
  changeSession({ isManagerLogin: readManagerLogin() })
  if (stored.expiresAtMs > Date.now()) return changeSession({ isChecked: true, isLogin: true })
  // If the server doesn't respond, keep the login. The first call will refresh it or find out that it has
  // ended.
  const isLogin = await renewAccess().catch(() => true)
  if (isLogin) return changeSession({ isChecked: true, isLogin })
  return endSession('refresh-failed')
}

/**
 * Refreshes the login once after a 401 to a call with a token, however many calls were rejected (§8).
 * Resolves to true if the caller may retry.
 */
async function renewAfterUnauthorised(refusedToken: string): Promise<boolean> {
  const { accessToken } = session()
  if (accessToken !== null && accessToken !== refusedToken) return true
  if (accessToken !== null && (await renewAccess())) return true
  failRefresh()
  return false
}
