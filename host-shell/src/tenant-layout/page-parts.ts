import { whenIdle } from '@storefront/http'
import type { WidgetHandle } from '@storefront/navigation'
import { currentSite } from '@storefront/site'
import { mountWidget } from '../remotes/widgets'
import { shownPath } from '../routing/navigation.state'
import { hasPageParts, hasSidebar, pageUnder, findSidebarPlace } from '../../shared/page-parts.rules'

/** Mounts the staff's parts below and beside a screen when the page is idle. */
export function showPageParts() {
  const site = currentSite()
  if (!hasPageParts(site)) return undefined
  const showUnder = partsIn('shell-page-parts', { isSidebar: false })
  const showBeside = partsIn('shell-sidebar', { isSidebar: true })
  return shownPath.changes$.subscribe((path) => {
    const sidebar = findSidebarPlace(path, site)
    if (hasSidebar(site)) document.body.dataset.sidebar = sidebar ?? ''
    showUnder(pageUnder(path, site))
    showBeside(sidebar && 'sidebar')
  })
}

/** Manages one slot in the document. If the screen changes before the page is idle, nothing is mounted. */
function partsIn(id: string, { isSidebar }: { isSidebar: boolean }) {
  const place = document.getElementById(id)
  let shown: string | undefined
  let widget: WidgetHandle | undefined
  return (page: string | undefined) => {
    if (!place || page === shown) return
    shown = page
    if (page === undefined) {
      widget?.unmount()
      widget = undefined
      return
    }
    const props = { pages: [page], isSidebar }
    void whenIdle().then(() => {
      if (shown !== page) return
      if (widget) widget.update(props)
      else widget = mountWidget('catalog/page-parts', place, props)
    })
  }
}
