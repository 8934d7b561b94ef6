import type { Popup } from '@storefront/contracts'
import type { AnalyticsEvent } from '@storefront/event-bus'

/** Builds the event for a view of an announcement or a click on it. */
export const recordPromotion = (
  name: 'view_promotion' | 'select_promotion',
  { id, title }: Pick<Popup, 'id' | 'title'>,
): AnalyticsEvent => ({
  name,
  args: { promotion_id: String(id), promotion_name: title, creative_slot: 'popup' },
})
