import { recordEcommerceEvent, type Popup } from '@storefront/contracts'
import type { AnalyticsEvent } from '@storefront/event-bus'
import { call } from '@storefront/http'

/**
 * Tells the shop's own records of an e-commerce event; the answer may hold a popup that belongs to it (§7).
 */
export async function recordEvent({ name, args }: AnalyticsEvent): Promise<Popup | null> {
  return (await call(recordEcommerceEvent, { body: { name, args: JSON.stringify(args) } })).data.popup
}
