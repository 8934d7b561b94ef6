import { on } from '@storefront/event-bus'
import { warmUp, whenIdle } from '@storefront/http'
import { earlyInteraction } from '../boot/early-interaction'
import { getApp } from '../remotes/applications'
import { ownerOfPath } from '../remotes/path-owner'
import { linkIntoShop } from './in-app-links'

/**
 * How long the pointer must rest on a link before we prefetch, so that merely passing over it doesn't count.
 */
const dwellMs = 65

/** Events that suggest the shopper may click soon. */
const firstInteractionEvents = ['pointermove', 'touchstart', 'keydown', 'scroll']

/** Events that usually lead to calls. */
const activationEvents = ['pointerdown', 'keydown']

let dwelling: ReturnType<typeof setTimeout> | undefined

/**
 * Prefetches code and data of a link's screen when the pointer rests on the link. Preloads only the code on
 * touch or focus, and the code for links to the same remote when the page is idle. A page without interaction
 * prefetches nothing.
 */
export function startPrefetching() {
  // If the server did not render the content, calls will follow soon.
  if (!document.querySelector('[data-ssr]')) warmUpTransport()
  const { isNear, isPressing } = earlyInteraction()
  void (isPressing ? Promise.resolve() : waitForFirst(activationEvents)).then(warmUpTransport)
  // The next screen's code and data would delay those of this one.
  const mounted = waitForFirst(['single-spa:first-mount'])
  void Promise.all([mounted, isNear || waitForFirst(firstInteractionEvents)])
    .then(whenIdle)
    .then(() => {
      warmUpTransport()
      addEventListener('single-spa:routing-event', preloadNeighbours)
      preloadNeighbours()
    })
  // Shoppers usually open the cart after adding to it.
  on('cart.product-added').subscribe(() => void whenIdle().then(() => preload('/cart')))
  addEventListener('pointerover', ({ target }) => {
    clearTimeout(dwelling)
    const link = linkIntoShop(target as Element)
    if (link) dwelling = setTimeout(() => void mounted.then(() => prefetchScreen(link)), dwellMs)
  })
  // A touch that turned into a scroll was not a tap.
  addEventListener('pointercancel', () => clearTimeout(dwelling))
  for (const type of ['touchstart', 'focusin'])
    addEventListener(type, ({ target }) => preload(linkIntoShop(target as Element)?.pathname), {
      passive: true,
    })
}

function warmUpTransport() {
  warmUp().catch(leaveToPress)
}

function waitForFirst(types: string[]): Promise<unknown> {
  return Promise.race(
    types.map(
      (type) =>
        new Promise((resolve) =>
          addEventListener(type, resolve, { once: true, passive: true, capture: true }),
        ),
    ),
  )
}

/** Preloads the screens linked from this one, if they belong to the same remote. */
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
  getApp(ownerOfPath(pathname))
    .then((app) => app.prefetch(new URL(href)))
    .catch(leaveToPress)
}

function preload(pathname: string | undefined) {
  if (!pathname || pathname === location.pathname) return
  getApp(ownerOfPath(pathname))
    .then((app) => app.preload(pathname))
    .catch(leaveToPress)
}

const leaveToPress = (error: unknown) => console.info('not prefetched, the press will try again', error)
