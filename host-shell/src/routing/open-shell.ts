import { connectShell, type Head } from '@storefront/navigation'
import { currentSite } from '@storefront/site'
import { markAsPrefetch } from '@storefront/http'
import { showLayoutOf } from '../frame/layout.state'
import { registerApplications } from '../remotes/applications'
import { ownerOfPath } from '../remotes/path-owner'
import { markTitled } from './page-title.state'
import { showHead } from './show-head'
import { isNavigating, shownPath } from './navigation.state'
import { startPrefetching } from './prefetch'
import { followLinks } from './in-app-links'
import { followHistory, navigate } from './navigation'
import { animateAnchors } from './scroll-animation'
import { restoreShownScreen, watchScroll } from './scroll'
import { focusScreen } from '../focus/screen-focus'
import { keepFocusNear } from '../focus/kept-focus'
import { mountWidget } from '../remotes/widgets'

/** Connects remotes to the shell and registers them. Loads only what the URL needs. */
export function openShell() {
  connectShell({
    navigateTo: (url, options) => void navigate(url, options),
    isOwnedBy: (remote, pathname) => ownerOfPath(pathname) === remote,
    showRoute,
    mountWidget,
    markAsPrefetch,
  })
  registerApplications()
  followHistory()
  followLinks()
  startPrefetching()
  watchScroll()
  animateAnchors()
  keepFocusNear(isNavigating)
}

/** Updates the head and the layout for each screen, and the focus if the path has changed. */
function showRoute(head: Head | undefined) {
  showLayoutOf(location.pathname)
  if (head) {
    showHead(head, currentSite())
    markTitled(location.href)
  }
  restoreShownScreen()
  if (location.pathname === shownPath.get()) return
  shownPath.set(location.pathname)
  focusScreen()
}
