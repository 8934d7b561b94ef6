import { navigateTo } from '@storefront/navigation'
import { on } from '@storefront/event-bus'
import { warmUp } from '@storefront/http'
import { checkSession, whenRefreshFails } from '@storefront/session'
import { ownerOfPath } from './outlet/applications'
import { flashNext, showFlash } from './notice/flash.state'

/** Checks who the shopper is, and reacts to what the session decides (§8). */
export function startSession() {
  whenRefreshFails(() => navigateTo('/login/?re=1', { replace: true }))
  on('session.ended').subscribe(({ reason }) => {
    if (reason === 'signed-out') flashNext({ type: 'positive', message: 'ログアウトしました。' })
    const isMembersScreen = ownerOfPath(location.pathname) === 'mypage' && location.pathname.startsWith('/mypage')
    if (reason !== 'refresh-failed' && isMembersScreen) navigateTo('/login/', { replace: true })
  })
  addEventListener('single-spa:routing-event', showFlash)
  void checkSession()
  warmUpOnTouch()
}

/** The first touch of a page tells that calls will follow. */
function warmUpOnTouch() {
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => void warmUp(), { once: true, passive: true, capture: true })
}
