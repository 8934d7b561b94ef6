import { whenIdle } from '@storefront/http'
import { appOf, ownerOfPath } from './applications'
import { linkIntoShop } from './links'

/** A pointer that only passes over a link asks for nothing. */
const dwellMs = 65

let dwelling: ReturnType<typeof setTimeout> | undefined

/** Code of the screen behind a link is fetched when the shopper turns to it, and in a quiet moment for links to the same remote: the press does not wait for it. */
export function followIntent() {
  addEventListener('single-spa:routing-event', preloadNeighbours)
  preloadNeighbours()
  addEventListener('pointerover', ({ target }) => {
    clearTimeout(dwelling)
    const link = linkIntoShop(target as Element)
    if (link) dwelling = setTimeout(() => preload(link), dwellMs)
  })
  for (const type of ['touchstart', 'focusin']) addEventListener(type, ({ target }) => preload(linkIntoShop(target as Element)), { passive: true })
}

/** Screens that this screen leads to, as far as their remote is here already. */
function preloadNeighbours() {
  void whenIdle().then(() => {
    const owner = ownerOfPath(location.pathname)
    const links = [...document.querySelectorAll('a')].filter((link) => linkIntoShop(link) && ownerOfPath(link.pathname) === owner)
    for (const link of links) preload(link)
  })
}

function preload(link: HTMLAnchorElement | undefined) {
  if (!link || link.pathname === location.pathname) return
  appOf(ownerOfPath(link.pathname))
    .then((app) => app.preload(link.pathname))
    .catch((error: unknown) => console.info('preload failed, the press will try again', error))
}
