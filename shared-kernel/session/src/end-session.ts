import { publish } from '@storefront/event-bus'
import { forgetToken } from './session-cookies.state'
import { changeSession, guest, saveManagerLogin, session } from './session.state'

type EndReason = 'signed-out' | 'account-closed' | 'refresh-failed' | 'unauthorised'

export function endSession(reason: EndReason) {
  const wasLogin = session().isLogin
  forgetToken()
  saveManagerLogin(false)
  changeSession({ ...guest, isChecked: true, isRefreshFailed: reason === 'refresh-failed' })
  if (wasLogin) publish('session.ended', { reason })
}
