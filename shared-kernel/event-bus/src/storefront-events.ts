import type { Popup } from '@storefront/contracts'
import type { AnalyticsEvent } from './analytics-event'

/**
 * How a line enters the cart: an accessory by its key, an option (variant, embroidery, measurement) by name.
 */
export type PurchaseChoice = {
  product_key: string
  product_id: number
  quantity: number
  accessories?: { key: string; accessory_id?: number; choice?: string; text?: string }[]
  options?: Record<string, string>
}

export type RefusalReason = 'sold-out' | 'not-sale' | 'failed'

/**
 * Facts, in the past tense, with ids and what a listener cannot know otherwise. The version of this package
 * is the version of the map: a remote built against another major one is refused by the composition.
 */
export type StorefrontEvents = {
  /** The shopper pressed カートに入れる; the cart answers with the same request_id. */
  'catalog.purchase-requested': { request_id: string } & PurchaseChoice
  'cart.product-added': { request_id: string; product_key: string; quantity: number }
  'cart.product-refused': { request_id: string; product_key: string; reason: RefusalReason; message: string }
  /** State-like: late listeners get the last value. */
  'cart.changed': { count: number; total: number }
  'cart.emptied': { reason: 'signed-out' | 'expired' | 'ordered' }
  'product.favourite-changed': { product_id: number; is_favorite: boolean }
  'product.viewed': { product_id: number }
  /** A top page is on screen, with the popups that its layout asks for. */
  'top-page.shown': { popups: readonly Popup[] }
  'session.started': { user_id: number }
  /**
   * Ended by the shopper (`signed-out`; `account-closed` where the screen itself says so), or lost in the
   * middle of something.
   */
  'session.ended': { reason: 'signed-out' | 'account-closed' | 'refresh-failed' | 'unauthorised' }
  /** Something the shopper should be told; the shell shows it as a toast. */
  'toast.raised': { type: 'positive' | 'caution' | 'danger'; message: string }
  /** The shell passes it on to the tag manager and the shop's own records. */
  'analytics.recorded': AnalyticsEvent
  /** An unexpected failure, for the shell's report; never with personal data. */
  'failure.reported': { kind: string; detail: string }
}

/**
 * Events whose last one a listener that comes late may ask for: a state, and a request that came before the
 * cart's code.
 */
export const replayedEvents = [
  'cart.changed',
  'catalog.purchase-requested',
] as const satisfies (keyof StorefrontEvents)[]
