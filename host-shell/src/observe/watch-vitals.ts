import { whenIdle } from '@storefront/http'

/** So many pages in all tell how fast they were; the others load nothing for it. */
const sampledShare = 0.1

/**
 * Measures a sampled page, from its first quiet moment on: browsers keep what came before. A browser that a
 * program drives is no shopper's, and one that has no beacon cannot tell.
 */
export function watchVitals(): void {
  if (navigator.webdriver || !('sendBeacon' in navigator) || Math.random() >= sampledShare) return
  void whenIdle()
    .then(() => import(/* webpackChunkName: "web-vitals" */ './web-vitals'))
    .then(({ sendVitals }) => sendVitals())
    .catch(() => undefined)
}
