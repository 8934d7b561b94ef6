import { isKeyAddress } from '../../shared/key-address.rules'
import { whenTitled } from '../routing/page-title.state'
import type { Permission } from './third-party-script'

/** Masks each path segment that is long enough to be a token. */
const withoutTokens = (pathname: string) => pathname.replaceAll(/[^/]{32,}/g, '…')

type Layer = { dataLayer?: unknown[] }

/**
 * Reports each screen after the first to the tag manager, with the screen's own title (§9). The manager
 * reports the first screen itself, but for later screens it would read the previous screen's title. Reports
 * nothing while the shopper objects.
 */
export function reportPageViews({ isAllowed }: Pick<Permission, 'isAllowed'>, page: Layer = window as Layer) {
  let seen = location.href
  const report = async () => {
    const url = location.href
    if (url === seen) return
    seen = url
    if (isKeyAddress(location)) return
    await whenTitled(url)
    if (seen !== url || !isAllowed()) return
    ;(page.dataLayer ??= []).push({
      event: 'page_view',
      page_path: withoutTokens(location.pathname),
      page_title: document.title,
    })
  }
  const onScreen = () => void report()
  addEventListener('single-spa:routing-event', onScreen)
  return () => removeEventListener('single-spa:routing-event', onScreen)
}
