import { publish, type AnalyticsEvent } from '@storefront/event-bus'
import { readCartToken } from './engine/cart-token.state'

/** Records an event with its cart's token (§7). */
export function recordCartEvent(event: AnalyticsEvent, token = readCartToken()) {
  publish('analytics.recorded', token === undefined ? event : { ...event, token })
}
