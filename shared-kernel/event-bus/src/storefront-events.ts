import type { CarriageKind, Popup } from '@storefront/contracts'
import type { AnalyticsEvent } from './analytics-event'

export type SessionWay = 'password' | 'passkey' | 'channel' | 'registration'

/**
 * Facts in the past tense, with ids and any data that a listener can't get elsewhere. This package's version
 * is also the version of this map: the composition rejects a remote built against another major version.
 */
export type AgreedEvents = {
  'cart.product-added': { product_key: string; quantity: number }
  /**
   * State-like: late listeners get the last value. `pending` is the number of pieces that were requested but
   * are not yet in `count`. `quantities` are the pieces of each product by its id. `parcel` are the yen of
   * products with tax that count for free shipping. Absent for several destinations.
   */
  'cart.changed': {
    count: number
    total: number
    pending?: number
    counter?: string
    quantities?: Record<string, number>
    parcel?: { goods: number; kind: CarriageKind }
  }
  'cart.emptied': { reason: 'signed-out' | 'expired' | 'ordered' }
  'product.favourite-changed': { product_id: number; is_favorite: boolean }
  'product.viewed': { product_id: number }
  /** A home page is on screen. `popups` are those in its layout. */
  'top-page.shown': { popups: readonly Popup[] }
  /** A member opened a message from the shop. Listeners refresh their unread count. */
  'system-message.read': { id: number }
  /** `way` is how the session began in this tab. Absent if it began in another tab. */
  'session.started': { user_id: number; way?: SessionWay }
  /**
   * The shopper ended the session (`signed-out`, `account-closed`), or it was lost during a call
   * (`refresh-failed`, `unauthorised`). The shell shows a message only for `signed-out`.
   */
  'session.ended': { reason: 'signed-out' | 'account-closed' | 'refresh-failed' | 'unauthorised' }
  /** A message for the shopper, shown as a toast by the shell. */
  'toast.raised': { type: 'positive' | 'caution' | 'danger'; message: string }
  /** An e-commerce event. The shell passes it to the tag manager and to the shop's own records. */
  'analytics.recorded': AnalyticsEvent
  /** An unexpected failure, for the shell's error report. Must not contain personal data. */
  'failure.reported': { kind: string; detail: string }
}

/**
 * All events of the bus. A remote declares an event of its own in its package, by adding it to this
 * interface. An event that another package listens to belongs into `AgreedEvents`.
 */
export interface StorefrontEvents extends AgreedEvents {}

/** State-like events: late listeners can read the last value. */
export const replayedEvents = ['cart.changed'] as const satisfies (keyof StorefrontEvents)[]
