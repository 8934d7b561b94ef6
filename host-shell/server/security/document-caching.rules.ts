import { parseCookie } from 'cookie'

/** Screens that hold what one shopper has typed, bought or been sent, and those that lead in or out. */
const personal =
  /^\/(cart|ec|login|login_sync|mypage|orders|register|reminder|social-gift|verify|contact\/(confirm|complete)|fitting\/booking)(\/|$)/

/**
 * A guest's browser may lay a page that it leaves aside and show it again, which `no-store` forbids many; it
 * asks again whenever the page is opened anew. What is personal is stored nowhere.
 */
export function documentCaching(pathname: string, cookie: string): 'private, no-cache' | 'no-store' {
  const isSignedIn = parseCookie(cookie)['access_token'] !== undefined
  return isSignedIn || personal.test(pathname) ? 'no-store' : 'private, no-cache'
}
