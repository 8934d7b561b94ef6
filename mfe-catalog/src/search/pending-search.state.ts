import { on } from '@storefront/event-bus'

const key = 'pending-search'
/** After this long, assume that the shopper no longer logs in to save the search. */
const keptMs = 10 * 60 * 1_000

/** Stores the search a guest wants to save until they have logged in. */
export function keepPendingSearch(url: string) {
  sessionStorage.setItem(key, JSON.stringify({ url, at: Date.now() }))
}

/** Returns true once for the stored search. */
export function takePendingSearch(url: string): boolean {
  const kept = sessionStorage.getItem(key)
  if (!kept) return false
  const pending = JSON.parse(kept) as { url: string; at: number }
  if (pending.url !== url) return false
  sessionStorage.removeItem(key)
  return Date.now() - pending.at < keptMs
}

on('session.ended').subscribe(({ reason }) => {
  // The next login may be someone else's.
  if (reason === 'signed-out' || reason === 'account-closed') sessionStorage.removeItem(key)
})
