import type { Popup } from '@storefront/contracts'
import { on, type AnalyticsEvent } from '@storefront/event-bus'
import { whenIdle } from '@storefront/http'
import { offerPopups, withdrawPopups } from './popup.state'
import { whenInputIdle } from './when-input-idle'

/** What a shopper did; views alone would be a call for each page. */
const recordedEvents = new Set([
  'search',
  'add_to_wishlist',
  'add_to_cart',
  'remove_from_cart',
  'begin_checkout',
  'purchase',
])

/** Tells the shop's own records of an event, in a quiet moment, and shows the popup that it answers with. */
export async function recordCommerceEvent(event: AnalyticsEvent) {
  if (!recordedEvents.has(event.name)) return
  // Who has ordered may leave at once: a purchase is told before that.
  if (event.name !== 'purchase') await whenIdle()
  const { recordEvent } = await import('./ecommerce-event.api')
  const popup = await recordEvent(event)
  if (popup) await offerHere([popup])
}

/** From the first step of a checkout to its end nothing lies over what is being bought. */
const isCheckingOut = (pathname: string) => /^\/(cart\/(?!complete)|social-gift|orders\/)/.test(pathname)

/** Shows popups once the screen is quiet and the input is idle, if it is still the same screen then. */
async function offerHere(popups: readonly Popup[]) {
  const { pathname } = location
  await whenIdle()
  await whenInputIdle()
  if (location.pathname === pathname && !isCheckingOut(pathname)) offerPopups(popups)
}

/** The shop's popups stand on its top pages. */
export function startPopups() {
  let shown = location.pathname
  on('top-page.shown').subscribe(({ popups }) => void offerHere(popups))
  addEventListener('single-spa:before-routing-event', () => {
    if (location.pathname !== shown) withdrawPopups()
    shown = location.pathname
  })
}
