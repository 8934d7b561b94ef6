import { keptAs } from '@storefront/state'

/** Query parameter in the recommendation service's links, and its name in the shop's records (§7). */
const parameter = 'logreco_rcmd_ct'
/** A purchase within this time, in ms, is attributed to the recommendation (§9: purchase analytics data). */
const keptMs = 30 * 60 * 1000
const wellFormed = /^[\w.~+/=-]{1,200}$/
const storageKey = () => keptAs('recommendation-click')

/** Stores this URL's click token if a recommendation led here. The last click wins. */
export function takeClick(search: string) {
  const token = new URLSearchParams(search).get(parameter)
  if (token === null || !wellFormed.test(token)) return
  const kept = readClick()
  if (kept?.token === token) return
  sessionStorage.setItem(storageKey(), JSON.stringify({ token, atMs: Date.now() }))
}

/** Returns the token of the click that led here. The token is valid for half an hour in this tab. */
export function heldClick(): string | undefined {
  const kept = readClick()
  if (kept && Date.now() - kept.atMs > keptMs) return forgetClick() as undefined
  return kept?.token
}

export const forgetClick = () => sessionStorage.removeItem(storageKey())

const readClick = () =>
  JSON.parse(sessionStorage.getItem(storageKey()) ?? 'null') as { token: string; atMs: number } | null
