import { navigateTo, shell } from '@storefront/navigation'
import { on } from '@storefront/event-bus'
import { checkSession, loginPath, onSessionLost, type SessionLoss } from '@storefront/session'
import { clearTabDrafts, wishedDay } from '@storefront/state'
import { forgetCart } from './frame/cart-cookie.state'
import { flashNext, showFlash } from './toast/flash.state'
import { wantedScreen } from './routing/navigation.state'

/** Checks the login and responds to session changes (§8). */
export function startSession() {
  onSessionLost(askForLogin)
  on('session.ended').subscribe(({ reason }) => {
    if (reason !== 'refresh-failed') forgetCart()
    // After a lost login, keep drafts: the shopper signs in again and continues.
    if (reason === 'signed-out' || reason === 'account-closed') {
      clearTabDrafts()
      wishedDay.forget()
    }
    if (reason !== 'signed-out') return
    flashNext({ type: 'positive', message: 'ログアウトしました。' })
    if (isMembersScreen(location.pathname)) navigateTo('/login/', { replace: true })
  })
  addEventListener('single-spa:routing-event', showFlash)
  void checkSession()
}

/**
 * Sends the shopper to the sign-in screen after the login was lost during a call (§8). The shopper then
 * returns to the current screen, or to the screen that was being loaded.
 */
function askForLogin(how: SessionLoss) {
  const { url, isReplacing } = wantedScreen()
  navigateTo(loginPath(url, { isRefreshFailed: how === 'refresh-failed' }), { replace: isReplacing })
}

function isMembersScreen(pathname: string): boolean {
  return (
    /^\/ec\/?$/.test(pathname) || (pathname.startsWith('/mypage') && shell().isOwnedBy('mypage', pathname))
  )
}
