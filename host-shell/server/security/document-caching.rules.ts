import { parseCookie } from 'cookie'

/** Screens with a shopper's input, purchases or messages, and the sign-in screens. */
const personal =
  /^\/(cart|ec|login|login_sync|mypage|orders|register|reminder|social-gift|verify|contact\/(confirm|complete)|fitting\/booking)(\/|$)/

/**
 * Returns the cache-control value of a document. A guest's page may enter the back-forward cache, which many
 * browsers skip for `no-store`, but is revalidated on each visit. Personal pages are never stored.
 */
export function documentCaching(pathname: string, cookie: string): 'private, no-cache' | 'no-store' {
  const isSignedIn = parseCookie(cookie)['access_token'] !== undefined
  return isSignedIn || isPersonalPath(pathname) ? 'no-store' : 'private, no-cache'
}

export const isPersonalPath = (pathname: string): boolean => personal.test(pathname)
