import type { Popup } from '@storefront/contracts'
import type { AnalyticsEvent } from './analytics-event'

/**
 * Facts in the past tense, with ids and data that a listener cannot know otherwise. The version of this
 * package is the version of the map: the composition refuses a remote built against another major version.
 */
export type SessionWay = 'password' | 'passkey' | 'channel' | 'registration'

export type StorefrontEvents = {
  'cart.product-added': { product_key: string; quantity: number }
  /** State-like: late listeners get the last value. `pending` pieces are requested and not yet in `count`. */
  'cart.changed': { count: number; total: number; pending?: number }
  'cart.emptied': { reason: 'signed-out' | 'expired' | 'ordered' }
  'product.favourite-changed': { product_id: number; is_favorite: boolean }
  'product.viewed': { product_id: number }
  /** A top page is on screen; `popups` are those of its layout. */
  'top-page.shown': { popups: readonly Popup[] }
  /** A member opened a message of the shop; listeners refresh their unread count. */
  'system-message.read': { id: number }
  /** `way` says how the session began in this tab; absent when another tab began it. */
  'session.started': { user_id: number; way?: SessionWay }
  /**
   * Ended by the shopper (`signed-out`; `account-closed`, which the screen reports itself), or lost during a
   * call.
   */
  'session.ended': { reason: 'signed-out' | 'account-closed' | 'refresh-failed' | 'unauthorised' }
  /** A message for the shopper; the shell shows it as a toast. */
  'toast.raised': { type: 'positive' | 'caution' | 'danger'; message: string }
  /** The shell passes it to the tag manager and the shop's own records. */
  'analytics.recorded': AnalyticsEvent
  /** An unexpected failure, for the shell's report; never with personal data. */
  'failure.reported': { kind: string; detail: string }
}

/** State-like events: late listeners can read the last one. */
export const replayedEvents = ['cart.changed'] as const satisfies (keyof StorefrontEvents)[]
