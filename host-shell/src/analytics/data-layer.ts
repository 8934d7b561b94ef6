import type { AnalyticsEvent } from '@storefront/event-bus'
import type { Settings } from '@storefront/site'

type TagManager = Pick<Settings['tagManager'], 'purchaseDataLayer'>

const standardLayer = 'dataLayer'

/** The data layer of an event: GTM.DATA_LAYER.PURCHASE may name one of its own for purchases. */
export const layerOf = (name: string, { purchaseDataLayer }: TagManager) =>
  (name === 'purchase' && purchaseDataLayer) || standardLayer

/**
 * Tells the tag manager an e-commerce event; the layer is made when the manager's own code is not there yet.
 */
export function pushEvent(
  page: Record<string, unknown>,
  { name, args }: AnalyticsEvent,
  tagManager: TagManager,
) {
  const layer = layerOf(name, tagManager)
  const entries = (page[layer] ??= []) as unknown[]
  // Without this an event would inherit what the one before it said.
  entries.push({ ecommerce: null }, { event: name, ecommerce: args })
}
