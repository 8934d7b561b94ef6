import type { Popup } from '@storefront/contracts'
import { on, reportFailure, type AnalyticsEvent } from '@storefront/event-bus'
import { ResponseError, whenIdle } from '@storefront/http'
import { offerPopups, withdrawPopups } from './popup.state'
import { forgetPurchase, keepPurchase, keptPurchase } from './purchase-record.state'
import { whenInputIdle } from './when-input-idle'

/** What a shopper did, beside the purchase; views alone would be a call for each page. */
const recordedEvents = new Set([
  'search',
  'add_to_wishlist',
  'add_to_cart',
  'remove_from_cart',
  'begin_checkout',
])

const screenNow = () => location.pathname + location.search

/**
 * Tells the shop's own records of an event, in a quiet moment, with the recommendation that was followed to
 * it, and shows the popup that it answers with.
 */
export async function recordCommerceEvent(event: AnalyticsEvent, clickToken?: string) {
  if (event.name === 'purchase') return recordPurchase(event, clickToken)
  if (!recordedEvents.has(event.name)) return undefined
  await whenIdle()
  const { recordEvent } = await import('./ecommerce-event.api')
  const { popup } = await recordEvent(event, clickToken)
  return popup ? offerHere([popup]) : undefined
}

/** The screen on which this page tells of a purchase: it is not told anew there. */
let purchaseScreen: string | undefined

/** Who has ordered may leave at once: a purchase is told before that, and anew where it could not be. */
async function recordPurchase(event: AnalyticsEvent, clickToken?: string) {
  const screen = screenNow()
  purchaseScreen = screen
  keepPurchase({ screen, event })
  const { recordEvent } = await import('./ecommerce-event.api')
  const { id, popup } = await recordEvent(event, clickToken)
  keepPurchase({ screen, id })
  if (popup) await offerHere([popup])
}

/**
 * The screen of a purchase is shown again within 30 minutes: its popup may come again, and what was not told
 * is told. What the server does not know any more is forgotten (§8).
 */
async function recallPurchase() {
  const screen = screenNow()
  const kept = screen === purchaseScreen ? undefined : keptPurchase(screen)
  if (!kept) return
  try {
    if ('event' in kept) return await recordPurchase(kept.event)
    const { fetchPopupOfRecord } = await import('./ecommerce-event.api')
    const popup = await fetchPopupOfRecord(kept.id)
    if (popup) await offerHere([popup])
  } catch (error) {
    if (!(error instanceof ResponseError) || error.status !== 404)
      return reportFailure('event-not-recorded', error)
    forgetPurchase()
  }
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

/** Nobody is greeted on the first page of a visit: who follows a link of the shop has seen one. */
const cameFromShop = () => document.referrer.startsWith(`${location.origin}/`)

/** The shop's popups come with its top pages, from the second page on; those of events on their screens. */
export function startPopups() {
  let shown = location.pathname
  let waiting: readonly Popup[] = []
  let isFirstPage = !cameFromShop()
  const greet = () => {
    if (isFirstPage || waiting.length === 0) return
    void offerHere(waiting)
    waiting = []
  }
  on('top-page.shown').subscribe(({ popups }) => {
    waiting = popups
    greet()
  })
  on('session.ended').subscribe(forgetPurchase)
  addEventListener('single-spa:before-routing-event', () => {
    if (location.pathname !== shown) {
      withdrawPopups()
      isFirstPage = false
    }
    shown = location.pathname
    if (screenNow() !== purchaseScreen) purchaseScreen = undefined
  })
  addEventListener('single-spa:routing-event', () => {
    greet()
    void recallPurchase()
  })
  void whenIdle().then(recallPurchase)
}
