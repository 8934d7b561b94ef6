import { on } from '@storefront/event-bus'

const key = 'pending-search'
/** Who signs in later than this has something else in mind. */
const keptMs = 10 * 60 * 1_000

/** Keeps a search that a guest wants to save, on the way through the login. */
export function keepPendingSearch(url: string) {
  sessionStorage.setItem(key, JSON.stringify({ url, at: Date.now() }))
}

/** True once, for the search that was to be saved. */
export function takePendingSearch(url: string): boolean {
  const kept = sessionStorage.getItem(key)
  if (!kept) return false
  const pending = JSON.parse(kept) as { url: string; at: number }
  if (pending.url !== url) return false
  sessionStorage.removeItem(key)
  return Date.now() - pending.at < keptMs
}

on('session.ended').subscribe(({ reason }) => {
  // Whoever signs in next is somebody else.
  if (reason === 'signed-out' || reason === 'account-closed') sessionStorage.removeItem(key)
})
