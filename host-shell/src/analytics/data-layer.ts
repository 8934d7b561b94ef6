import type { AnalyticsEvent } from '@storefront/event-bus'
import type { Settings } from '@storefront/site'
import type { Consent } from './consent.state'

type TagManager = Pick<Settings['tagManager'], 'purchaseDataLayer'>

const standardLayer = 'dataLayer'

/** The data layer of an event: GTM.DATA_LAYER.PURCHASE may name another one for purchases. */
export const layerOf = (name: string, { purchaseDataLayer }: TagManager) =>
  (name === 'purchase' && purchaseDataLayer) || standardLayer

/**
 * Pushes an e-commerce event to the tag manager; creates the layer if the manager's code has not loaded yet.
 */
export function pushEvent(
  page: Record<string, unknown>,
  { name, args }: AnalyticsEvent,
  tagManager: TagManager,
) {
  const layer = layerOf(name, tagManager)
  const entries = (page[layer] ??= []) as unknown[]
  // Otherwise an event would inherit fields of the previous one.
  entries.push({ ecommerce: null }, { event: name, ecommerce: args })
}

/** The signals of Consent Mode v2. */
const signals = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage']

/** A command of Consent Mode, through the document's function (server/page/scheme-script.ts). */
export function sayConsent(
  page: { gtag?: (...words: unknown[]) => void },
  command: 'default' | 'update',
  consent: Consent,
) {
  page.gtag?.('consent', command, Object.fromEntries(signals.map((name) => [name, consent])))
}
