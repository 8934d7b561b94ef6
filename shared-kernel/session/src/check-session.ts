import { publish } from '@storefront/event-bus'
import { configureHttp } from '@storefront/http'
import { renewAccess, failRefresh, validToken } from './renew-access'
import { storedToken } from './session-cookies.state'
import { endSession } from './session-change'
import { changeSession, holdToken, session } from './session.state'

const tabsChannel = 'session'

/** Not checked → checked (§4), once at the start of a page. */
export async function checkSession(): Promise<void> {
  configureHttp({ accessToken: validToken, renewAccess: renewAfterUnauthorised })
  followOtherTabs()
  const stored = storedToken(document.cookie)
  if (!stored) return changeSession({ isChecked: true })
  holdToken(stored)
  if (stored.expiresAtMs > Date.now()) return changeSession({ isChecked: true, isLogin: true })
  const isRenewed = await renewAccess().catch(() => false)
  if (isRenewed) return changeSession({ isChecked: true, isLogin: true })
  return endSession('refresh-failed', { isCartKept: true })
}

/** A 401 with a token: one refresh and one retry (§8); the caller retries when this says so. */
async function renewAfterUnauthorised(): Promise<boolean> {
  if (await renewAccess()) return true
  failRefresh()
  return false
}

/** A sign-out in one tab reaches all; a sign-in is noticed when the tab is looked at again. */
function followOtherTabs() {
  const tabs = new BroadcastChannel(tabsChannel)
  tabs.onmessage = ({ data }: MessageEvent<'ended'>) => {
    if (data === 'ended' && session().isLogin) {
      changeSession({ isLogin: false, accessToken: null, tokenExpiresAtMs: null, userId: null })
      publish('session.ended', { reason: 'signed-out' })
    }
  }
}

/** Tells the other tabs. */
export function announceSignOut() {
  const tabs = new BroadcastChannel(tabsChannel)
  tabs.postMessage('ended')
  tabs.close()
}
