import type { AnalyticsEvent } from '@storefront/event-bus'
import type { Settings } from '@storefront/site'
import type { Consent } from './consent.state'

type TagManager = Pick<Settings['tagManager'], 'purchaseDataLayer'>

const standardLayer = 'dataLayer'

/**
 * Returns the name of an event's data layer. GTM.DATA_LAYER.PURCHASE may set a different one for purchases.
 */
export const getLayerName = (name: string, { purchaseDataLayer }: TagManager) =>
  (name === 'purchase' && purchaseDataLayer) || standardLayer

/**
 * Pushes an e-commerce event to the tag manager. Creates the data layer if the manager has not loaded yet.
 */
export function pushEvent(
  page: Record<string, unknown>,
  { name, args }: AnalyticsEvent,
  tagManager: TagManager,
) {
  const layer = getLayerName(name, tagManager)
  const entries = (page[layer] ??= []) as unknown[]
  // Clear the layer first, or the event would inherit fields from the previous one.
  entries.push({ ecommerce: null }, { event: name, ecommerce: args })
}

/** Consent Mode v2 signals. */
const signals = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage']

/** Sends a Consent Mode command through the document's gtag function (server/page/scheme-script.ts). */
export function sayConsent(
  page: { gtag?: (...words: unknown[]) => void },
  command: 'default' | 'update',
  consent: Consent,
) {
  page.gtag?.('consent', command, Object.fromEntries(signals.map((name) => [name, consent])))
}
