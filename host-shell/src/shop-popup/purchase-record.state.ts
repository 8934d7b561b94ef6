import type { AnalyticsEvent } from '@storefront/event-bus'
import { keptAs } from '@storefront/state'

/** Purchase tracking data expires after this long (§9). */
const keptMs = 30 * 60 * 1000
const storageKey = () => keptAs('purchase-record')

/** A purchase and its screen, with the event if it is not recorded yet, or else with the record's id. */
export type PurchaseRecord = { screen: string } & ({ event: AnalyticsEvent } | { id: string })

export function savePurchase(purchase: PurchaseRecord) {
  sessionStorage.setItem(storageKey(), JSON.stringify({ ...purchase, atMs: Date.now() }))
}

export const forgetPurchase = () => sessionStorage.removeItem(storageKey())

/** Returns the screen's purchase until it expires. */
export function readPurchase(screen: string): PurchaseRecord | undefined {
  const kept = JSON.parse(sessionStorage.getItem(storageKey()) ?? 'null') as
    | (PurchaseRecord & { atMs: number })
    | null
  if (kept && Date.now() - kept.atMs > keptMs) return forgetPurchase() as undefined
  return kept?.screen === screen ? kept : undefined
}
