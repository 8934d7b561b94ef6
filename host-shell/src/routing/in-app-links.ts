import { rememberBackTarget } from '@storefront/navigation'
import { hasQueuedEvents } from '@storefront/remote'
import { navigate } from './navigation'
import { whereLoginLeadsBack } from './sign-in-link.rules'

/** Handles links to other remotes, in the frame and in rich content, as in-app navigation (§2). */
export function followLinks() {
  document.addEventListener('click', (event) => {
    const link = findLink(event)
    if (!link) return
    const back = whereLoginLeadsBack(link, location)
    if (back) rememberBackTarget(back)
    if (isBrowserFaster()) return
    event.preventDefault()
    void navigate(link.href)
  })
}

/**
 * Returns true while the served screen waits for its scripts: the server renders the next one sooner than
 * they do. Input that waits for hydration would be lost, so it keeps the page.
 */
const isBrowserFaster = () =>
  document.querySelector('#outlet [data-hydrating]') !== null && !hasQueuedEvents()

function findLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return undefined
  return linkIntoShop(event.target as Element)
}

/** Returns the link around an element if it leads to a screen of this shop. */
export function linkIntoShop(element: Element): HTMLAnchorElement | undefined {
  const link = element.closest?.('a')
  if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return undefined
  const isAnchorOfPage =
    link.pathname === location.pathname && link.search === location.search && link.hash !== ''
  return isAnchorOfPage || isFile(link.pathname) ? undefined : link
}

const isFile = (pathname: string) =>
  /^\/(media|v1|remotes|shell)\//.test(pathname) || /\.(xml|txt|json|pdf|csv)$/.test(pathname)
