import { on, reportFailure } from '@storefront/event-bus'
import { currentSite } from '@storefront/site'
import { recordCommerceEvent } from '../shop-popup/popups'
import { pushEvent } from './data-layer'
import { startRecommendation } from './recommendation'

/**
 * Passes e-commerce events on (§1); a shop without a tag manager is silent (§8). Services are loaded after
 * the page.
 */
export function startAnalytics() {
  const { settings, maintenance } = currentSite()
  const id = settings.tagManager.id ?? maintenance?.gtm_id
  const subscription = on('analytics.recorded').subscribe((event) => {
    if (id) pushEvent(window as unknown as Record<string, unknown>, event, settings.tagManager)
    recordCommerceEvent(event).catch((error: unknown) => reportFailure('event-not-recorded', error))
  })
  if (id) void import('./tag-manager').then(({ startTagManager }) => startTagManager(id))
  void startRecommendation(settings.recommendation)
  return () => subscription.unsubscribe()
}
