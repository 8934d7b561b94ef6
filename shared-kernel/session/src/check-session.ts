import { configureHttp } from '@storefront/http'
import { failRefresh, refuseLogin, renewAccess, validToken } from './refresh/renew-access'
import { heldToken } from './session-cookies.state'
import { endSession } from './end-session'
import { changeSession, heldManagerLogin, setToken, session } from './session.state'
import { followOtherTabs } from './cross-tab-sync'

/** Not checked → checked (§4), once when a page starts. */
export async function checkSession(): Promise<void> {
  configureHttp({ accessToken: validToken, renewAccess: renewAfterUnauthorised, onLoginRefused: refuseLogin })
  followOtherTabs()
  const stored = heldToken()
  if (!stored) return changeSession({ isChecked: true })
  setToken(stored)
  changeSession({ isManagerLogin: heldManagerLogin() })
  if (stored.expiresAtMs > Date.now()) return changeSession({ isChecked: true, isLogin: true })
  // Without an answer the login stays as it is; the first call refreshes it, or learns that it ended.
  const isLogin = await renewAccess().catch(() => true)
  if (isLogin) return changeSession({ isChecked: true, isLogin })
  return endSession('refresh-failed')
}

/**
 * A 401 with a token: one refresh and one retry (§8), however many calls were refused. True when the caller
 * may retry.
 */
async function renewAfterUnauthorised(refusedToken: string): Promise<boolean> {
  const { accessToken } = session()
  if (accessToken !== null && accessToken !== refusedToken) return true
  if (accessToken !== null && (await renewAccess())) return true
  failRefresh()
  return false
}
