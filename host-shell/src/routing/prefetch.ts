import { on } from '@storefront/event-bus'
import { warmUp, whenIdle } from '@storefront/http'
import { earlyInteraction } from '../boot/early-interaction'
import { appOf, ownerOfPath } from '../remotes/applications'
import { linkIntoShop } from './in-app-links'

/** A pointer that only passes over a link asks for nothing. */
const dwellMs = 65

/** What shows that somebody is there who may press something soon. */
const firstInteractionEvents = ['pointermove', 'touchstart', 'keydown', 'scroll']

/** What is answered by calls. */
const activationEvents = ['pointerdown', 'keydown']

let dwelling: ReturnType<typeof setTimeout> | undefined

/**
 * Code and data of the screen behind a link are fetched when the pointer rests on it, its code also when it
 * is touched or has the focus, and in a quiet moment for links to the same remote: the press does not wait
 * for them. A page that nobody touches fetches nothing.
 */
export function startPrefetching() {
  // What the server did not render is about to be asked for.
  if (!document.querySelector('[data-ssr]')) warmUpTransport()
  const { isNear, isPressing } = earlyInteraction()
  void (isPressing ? Promise.resolve() : firstOf(activationEvents)).then(warmUpTransport)
  void Promise.all([whenIdle(), isNear ? undefined : firstOf(firstInteractionEvents)]).then(() => {
    warmUpTransport()
    addEventListener('single-spa:routing-event', preloadNeighbours)
    preloadNeighbours()
  })
  // Who has put something into the cart looks into it next.
  on('cart.product-added').subscribe(() => void whenIdle().then(() => preload('/cart')))
  addEventListener('pointerover', ({ target }) => {
    clearTimeout(dwelling)
    const link = linkIntoShop(target as Element)
    if (link) dwelling = setTimeout(() => prefetchScreen(link), dwellMs)
  })
  // A touch that becomes a scroll was no press.
  addEventListener('pointercancel', () => clearTimeout(dwelling))
  for (const type of ['touchstart', 'focusin'])
    addEventListener(type, ({ target }) => preload(linkIntoShop(target as Element)?.pathname), {
      passive: true,
    })
}

function warmUpTransport() {
  warmUp().catch(leaveToPress)
}

function firstOf(types: string[]): Promise<unknown> {
  return Promise.race(
    types.map(
      (type) =>
        new Promise((resolve) =>
          addEventListener(type, resolve, { once: true, passive: true, capture: true }),
        ),
    ),
  )
}

/** Screens that this screen leads to, as far as their remote is here already. */
function preloadNeighbours() {
  void whenIdle().then(() => {
    const owner = ownerOfPath(location.pathname)
    const links = [...document.querySelectorAll('a')].filter(
      (link) => linkIntoShop(link) && ownerOfPath(link.pathname) === owner,
    )
    for (const pathname of new Set(links.map((link) => link.pathname))) preload(pathname)
  })
}

const isSavingData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

function prefetchScreen({ href, pathname }: HTMLAnchorElement) {
  if (isSavingData()) return preload(pathname)
  appOf(ownerOfPath(pathname))
    .then((app) => app.prefetch(new URL(href)))
    .catch(leaveToPress)
}

function preload(pathname: string | undefined) {
  if (!pathname || pathname === location.pathname) return
  appOf(ownerOfPath(pathname))
    .then((app) => app.preload(pathname))
    .catch(leaveToPress)
}

const leaveToPress = (error: unknown) => console.info('not prefetched, the press will try again', error)
