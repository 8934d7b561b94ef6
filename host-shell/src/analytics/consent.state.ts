import { createStore, keptAs } from '@storefront/state'

export type Consent = 'granted' | 'denied'

/** The consent expires after half a year, in ms. */
const keptMs = 182 * 24 * 60 * 60 * 1000
const storageKey = () => keptAs('consent')

/** The shopper's answer about third-party services; undefined before it. */
export const consent = createStore<Consent | undefined>(undefined)
export const isConsentAsked = createStore(false)

/** Restores the answer of an earlier visit. */
export function recallConsent() {
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
