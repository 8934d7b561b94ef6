import { on, publish, type AnalyticsEvent } from '@storefront/event-bus'
import { whenIdle } from '@storefront/http'
import { offerPopups, withdrawPopups } from './popup.state'

/** What a shopper did; views alone would be a call for each page. */
const acts = new Set(['search', 'add_to_wishlist', 'add_to_cart', 'remove_from_cart', 'begin_checkout', 'purchase'])

/** Tells the shop's own records of an act, in a quiet moment, and shows the popup that it answers with. */
export async function recordAct(event: AnalyticsEvent) {
  if (!acts.has(event.name)) return
  // Who has ordered may leave at once: a purchase is told before that.
  if (event.name !== 'purchase') await whenIdle()
  const { recordEvent } = await import('./popup.api')
  const popup = await recordEvent(event)
  if (popup) offerPopups([popup])
}

export function reportFailure(kind: string) {
  return (error: unknown) => publish('failure.reported', { kind, detail: String(error) })
}

/** The shop's popups stand on its top pages, once these are quiet. */
export function startPopups() {
  let shown = location.pathname
  on('top-page.shown').subscribe(async ({ popups }) => {
    const { pathname } = location
    await whenIdle()
    if (location.pathname === pathname) offerPopups(popups)
  })
  addEventListener('single-spa:before-routing-event', () => {
    if (location.pathname !== shown) withdrawPopups()
    shown = location.pathname
  })
}
