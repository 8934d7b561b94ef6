import { whenIdle } from '@storefront/http'

/** Share of pages that report their speed; the others load no code for it. */
const sampledShare = 0.1

/**
 * Measures a sampled page from its first idle moment on: browsers buffer earlier entries. Skips automated
 * browsers, which are no shoppers, and those without sendBeacon.
 */
export function watchVitals(): void {
  if (navigator.webdriver || !('sendBeacon' in navigator) || Math.random() >= sampledShare) return
  void whenIdle()
    .then(() => import(/* webpackChunkName: "web-vitals" */ './web-vitals'))
    .then(({ sendVitals }) => sendVitals())
    .catch(() => undefined)
}
