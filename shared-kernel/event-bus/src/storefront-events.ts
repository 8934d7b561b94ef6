import type { Popup } from '@storefront/contracts'
import type { AnalyticsEvent } from './analytics-event'

/**
 * Facts, in the past tense, with ids and what a listener cannot know otherwise. The version of this package
 * is the version of the map: a remote built against another major one is refused by the composition.
 */
export type SessionWay = 'password' | 'passkey' | 'channel' | 'registration'

export type StorefrontEvents = {
  'cart.product-added': { product_key: string; quantity: number }
  /** State-like: late listeners get the last value. `pending` pieces are asked for and not in `count` yet. */
  'cart.changed': { count: number; total: number; pending?: number }
  'cart.emptied': { reason: 'signed-out' | 'expired' | 'ordered' }
  'product.favourite-changed': { product_id: number; is_favorite: boolean }
  'product.viewed': { product_id: number }
  /** A top page is on screen, with the popups that its layout asks for. */
  'top-page.shown': { popups: readonly Popup[] }
  /** A member has opened a message of the shop: who counts the unread ones asks again. */
  'system-message.read': { id: number }
  /** `way` says how it began in this tab; a session that another tab has begun has none. */
  'session.started': { user_id: number; way?: SessionWay }
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

/** Events that are a state: a listener that comes late may ask for the last one. */
export const replayedEvents = ['cart.changed'] as const satisfies (keyof StorefrontEvents)[]
