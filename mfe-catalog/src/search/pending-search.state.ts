import { on } from '@storefront/event-bus'

const key = 'pending-search'
/** A guest's search expires after this time, because a later login is probably unrelated. */
const keptMs = 10 * 60 * 1_000

/** Stores the search that a guest wants to save until the guest has logged in. */
export function storePendingSearch(url: string) {
  sessionStorage.setItem(key, JSON.stringify({ url, at: Date.now() }))
}

/** Returns true once if this search is stored and hasn't expired. */
export function takePendingSearch(url: string): boolean {
  const kept = sessionStorage.getItem(key)
  if (!kept) return false
  const pending = JSON.parse(kept) as { url: string; at: number }
  if (pending.url !== url) return false
  sessionStorage.removeItem(key)
  return Date.now() - pending.at < keptMs
}

on('session.ended').subscribe(({ reason }) => {
  // The next person to log in on this device may be a different member.
  if (reason === 'signed-out' || reason === 'account-closed') sessionStorage.removeItem(key)
})
