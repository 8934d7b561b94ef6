import { publish, type AnalyticsEvent } from '@storefront/event-bus'
import { readCartToken } from './engine/cart-token.state'

/** Publishes an event together with the token of its cart (§7). */
export function recordCartEvent(event: AnalyticsEvent, token = readCartToken()) {
  publish('analytics.recorded', token === undefined ? event : { ...event, token })
}
