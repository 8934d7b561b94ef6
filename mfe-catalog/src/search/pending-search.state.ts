import { on } from '@storefront/event-bus'

const key = 'pending-search'
/** A login after this time is no longer about the search. */
const keptMs = 10 * 60 * 1_000

/** Stores a search that a guest wants to save, during the login. */
export function keepPendingSearch(url: string) {
  sessionStorage.setItem(key, JSON.stringify({ url, at: Date.now() }))
}

/** True once, for the stored search. */
export function takePendingSearch(url: string): boolean {
  const kept = sessionStorage.getItem(key)
  if (!kept) return false
  const pending = JSON.parse(kept) as { url: string; at: number }
  if (pending.url !== url) return false
  sessionStorage.removeItem(key)
  return Date.now() - pending.at < keptMs
}

on('session.ended').subscribe(({ reason }) => {
  // The next login may be another person's.
  if (reason === 'signed-out' || reason === 'account-closed') sessionStorage.removeItem(key)
})
