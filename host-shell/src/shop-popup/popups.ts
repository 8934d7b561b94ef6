import type { Popup } from '@storefront/contracts'
import { on, reportFailure, type AnalyticsEvent } from '@storefront/event-bus'
import { ResponseError, whenIdle } from '@storefront/http'
import { offerPopups, withdrawPopups, withoutShown } from './popup.state'
import { forgetPurchase, savePurchase, readPurchase } from './purchase-record.state'
import { whenInputIdle } from './when-input-idle'

/** Events to record besides purchases. Recording views would cost a call per page. */
const recordedEvents = new Set([
  'search',
  'add_to_wishlist',
  'add_to_cart',
  'remove_from_cart',
  'begin_checkout',
])

const screenNow = () => location.pathname + location.search

/**
 * Adds an event to the shop's records when the page is idle, with the recommendation that led to it, and
 * shows the popup from the response.
 */
export async function recordCommerceEvent(event: AnalyticsEvent, clickToken?: string) {
  if (event.name === 'purchase') return recordPurchase(event, clickToken)
  if (!recordedEvents.has(event.name)) return undefined
  await whenIdle()
  const { recordEvent } = await import('./ecommerce-event.api')
  const { popup } = await recordEvent(event, clickToken)
  return popup ? offerHere(withoutShown([popup])) : undefined
}

/** The screen where this page recorded a purchase, to avoid recording it twice. */
let purchaseScreen: string | undefined

/**
 * Records a purchase immediately, because the shopper may leave. If that fails, reopening the screen retries
 * it.
 */
async function recordPurchase(event: AnalyticsEvent, clickToken?: string) {
  const screen = screenNow()
  purchaseScreen = screen
  savePurchase({ screen, event })
  const { recordEvent } = await import('./ecommerce-event.api')
  const { id, popup } = await recordEvent(event, clickToken)
  savePurchase({ screen, id })
  if (popup) await offerHere([popup])
}

/**
 * Restores the popup of a purchase when the purchase's screen is reopened within 30 minutes, or records the
 * purchase if that failed before. Discards a record that no longer exists on the server (§8).
 */
async function restorePurchase() {
  const screen = screenNow()
  const kept = screen === purchaseScreen ? undefined : readPurchase(screen)
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

/** Checks for the screens of the checkout, which no popup may cover. */
const isCheckingOut = (pathname: string) => /^\/(cart(?!\/complete)|social-gift|orders\/)/.test(pathname)

/**
 * Checks for the screens where shoppers compare goods or fill in a search or a product's form, which no popup
 * may cover.
 */
const isChoosing = (pathname: string) =>
  /^\/(product(\/.*)?|gift-finder|ranking|faq|occasion\/[^/]+|school\/.*|fitting\/.*|contact\/?.*)\/?$/.test(
    pathname,
  )

/** Popups that wait for a screen where they cover nothing. */
let waiting: readonly Popup[] = []
/** Whether this is the first page of the visit, which shows no greeting. */
let isFirstPage = true

function greet() {
  if (isFirstPage || waiting.length === 0 || isChoosing(location.pathname)) return
  void offerHere(withoutShown(waiting))
  waiting = []
}

/** Shows popups once page and input are idle, unless the screen has changed. */
async function offerHere(popups: readonly Popup[]) {
  const { pathname } = location
  await whenIdle()
  await whenInputIdle()
  if (isChoosing(pathname)) {
    waiting = [...new Map([...waiting, ...popups].map((one) => [one.id, one])).values()]
    // The shopper may have left the goods in the meantime.
    greet()
  } else if (location.pathname === pathname && !isCheckingOut(pathname)) offerPopups(popups)
}

/** Checks whether the shopper came from one of the shop's pages. */
const cameFromShop = () => document.referrer.startsWith(`${location.origin}/`)

/**
 * Shows the shop's popups on its home pages, from the visit's second page on, and the popups of events on
 * their screens.
 */
export function startPopups() {
  let shown = location.pathname
  isFirstPage = !cameFromShop()
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
    void restorePurchase()
  })
  void whenIdle().then(restorePurchase)
}
