import { getEcommerceEvent, recordEcommerceEvent, type Popup } from '@storefront/contracts'
import type { AnalyticsEvent } from '@storefront/event-bus'
import { call } from '@storefront/http'

/**
 * Adds an e-commerce event to the shop's records, with the recommendation that led to it. The response may
 * contain a popup (§7).
 */
export async function recordEvent(
  { name, args, token }: AnalyticsEvent,
  clickToken: string | undefined,
): Promise<{ id: string; popup: Popup | null }> {
  const body = { name, args: JSON.stringify(args), token, logreco_rcmd_ct: clickToken }
  return (await call(recordEcommerceEvent, { body })).data
}

/** @throws ResponseError 404 once the record is older than 30 minutes (§9) */
export async function fetchPopupOfRecord(id: string): Promise<Popup | null> {
  return (await call(getEcommerceEvent, { params: { id }, outlivesRoute: true })).data.popup ?? null
}
