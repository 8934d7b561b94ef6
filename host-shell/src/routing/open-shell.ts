import { connectShell, type Head } from '@storefront/navigation'
import { currentSite } from '@storefront/site'
import { markAsPrefetch } from '@storefront/http'
import { showLayoutOf } from '../frame/layout.state'
import { registerApplications } from '../remotes/applications'
import { ownerOfPath } from '../remotes/path-owner'
import { markTitled } from './page-title.state'
import { showHead } from './show-head'
import { shownPath } from './navigation.state'
import { startPrefetching } from './prefetch'
import { followLinks } from './in-app-links'
import { followHistory, navigate } from './navigation'
import { outlet } from '../remotes/outlet-element'
import { animateAnchors } from './scroll-animation'
import { restoreShownScreen, watchScroll } from './scroll'
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
}

/**
 * Updates the head and the layout for each screen. If the path has changed, moves the focus to the field that
 * the screen names or to its heading, so that screen readers announce the new page.
 */
function showRoute(head: Head | undefined) {
  showLayoutOf(location.pathname)
  if (head) {
    showHead(head, currentSite())
    markTitled(location.href)
  }
  restoreShownScreen()
  if (location.pathname === shownPath.get()) return
  shownPath.set(location.pathname)
  const asked = outlet().querySelector<HTMLElement>('[data-focused-first]')
  if (asked) return asked.focus()
  const heading = outlet().querySelector<HTMLElement>('h1') ?? outlet()
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
