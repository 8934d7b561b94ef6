import { publish } from '@storefront/event-bus'
import { heldToken } from './session-cookies.state'
import { changeSession, guest, readManagerLogin, setToken, session } from './session.state'

const tabsChannel = 'session'

type Told = 'started' | 'ended'

/** Syncs sign-in and sign-out across tabs. The token itself is in the cookie. */
export function followOtherTabs(): () => void {
  const tabs = new BroadcastChannel(tabsChannel)
  tabs.onmessage = ({ data }: MessageEvent<Told>) => (data === 'ended' ? followEnd() : followStart())
  return () => tabs.close()
}

export function notifyOtherTabs(told: Told) {
  const tabs = new BroadcastChannel(tabsChannel)
  tabs.postMessage(told)
  tabs.close()
}

function followEnd() {
  if (!session().isLogin) return
  changeSession({ ...guest, isChecked: true })
  publish('session.ended', { reason: 'signed-out' })
}

function followStart() {
  const stored = heldToken()
  if (!stored || stored.accessToken === session().accessToken) return
  const wasLogin = session().isLogin
  setToken(stored)
  changeSession({
    isChecked: true,
    isLogin: true,
    isRefreshFailed: false,
    isManagerLogin: readManagerLogin(),
  })
  if (!wasLogin) publish('session.started', { user_id: 0 })
}
