import { whenIdle } from '@storefront/http'

/** Share of pages that report their speed. The others don't load the code for it. */
const sampledShare = 0.1

/**
 * Measures sampled pages, starting when the page is idle, since browsers buffer earlier entries. Skips
 * automated browsers and those without sendBeacon.
 */
export function watchVitals(): void {
  if (navigator.webdriver || !('sendBeacon' in navigator) || Math.random() >= sampledShare) return
  void whenIdle()
    .then(() => import(/* webpackChunkName: "web-vitals" */ './web-vitals'))
    .then(({ sendVitals }) => sendVitals())
    .catch(() => undefined)
}
