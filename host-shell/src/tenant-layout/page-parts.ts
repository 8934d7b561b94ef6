import { whenIdle } from '@storefront/http'
import type { WidgetHandle } from '@storefront/navigation'
import { mountWidget } from '../remotes/widgets'
import { shownPath } from '../routing/navigation.state'
import { currentSite } from '@storefront/site'
import { hasPageParts, pagesUnder } from './page-parts.rules'

/** Under a screen that the shop's staff have laid out stand its parts, in a quiet moment. */
export function showPageParts() {
  const site = currentSite()
  const place = document.getElementById('shell-page-parts')
  if (!place || !hasPageParts(site)) return undefined
  let shown = ''
  let widget: WidgetHandle | undefined
  return shownPath.changes$.subscribe((path) => {
    const pages = pagesUnder(path, site)
    if (pages.join() === shown) return
    shown = pages.join()
    if (pages.length === 0) {
      widget?.unmount()
      widget = undefined
      return
    }
    void whenIdle().then(() => {
      if (shown !== pages.join()) return
      if (widget) widget.update({ pages })
      else widget = mountWidget('catalog/page-parts', place, { pages })
    })
  })
}
