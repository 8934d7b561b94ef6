import { whenIdle } from '@storefront/http'

/** So many pages in all tell how fast they were; the others load nothing for it. */
const sampledShare = 0.1

/** Measures a sampled page, from its first quiet moment on: browsers keep what came before. */
export function watchVitals(): void {
  if (Math.random() >= sampledShare) return
  void whenIdle()
    .then(() => import(/* webpackChunkName: "web-vitals" */ './web-vitals'))
    .then(({ sendVitals }) => sendVitals())
    .catch(() => undefined)
}
