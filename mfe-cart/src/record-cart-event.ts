import { publish, type AnalyticsEvent } from '@storefront/event-bus'
import { readCartToken } from './engine/cart-token.state'

/** Tells an event of the cart, with the token of the cart that it is about (§7). */
export function recordCartEvent(event: AnalyticsEvent, token = readCartToken()) {
  publish('analytics.recorded', token === undefined ? event : { ...event, token })
}
