import { createStore, keptAs } from '@storefront/state'

export type Consent = 'granted' | 'denied'

/** Lifetime of a choice in ms: half a year. */
const keptMs = 182 * 24 * 60 * 60 * 1000
const storageKey = () => keptAs('consent')

/** The shopper's choice about third-party services. Undefined until the shopper chooses. */
export const consent = createStore<Consent | undefined>(undefined)
export const isConsentAsked = createStore(false)

/** Restores the choice from an earlier visit, unless it has expired. */
export function restoreConsent() {
  const kept = JSON.parse(localStorage.getItem(storageKey()) ?? 'null') as {
    choice: Consent
    atMs: number
  } | null
  consent.set(kept && Date.now() - kept.atMs < keptMs ? kept.choice : undefined)
}

export function choose(choice: Consent) {
  localStorage.setItem(storageKey(), JSON.stringify({ choice, atMs: Date.now() }))
  isConsentAsked.set(false)
  consent.set(choice)
}
