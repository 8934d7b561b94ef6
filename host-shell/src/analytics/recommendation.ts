import { whenIdle } from '@storefront/http'
import type { Settings } from '@storefront/site'
import { addScript } from './third-party-script'

/**
 * The service fills places that a screen marks so; they are looked for every 100 ms, 50 times at most (§9).
 */
const anchorSelector = '[data-recommendation]'
const lookEveryMs = 100
const mostLooks = 50

/** Loads the recommendation service once a screen has a place for it (PLUGIN.NAVIPLUS.*). */
export async function startRecommendation({ host, serial, key }: Settings['recommendation']) {
  await whenIdle()
  if (host && (await anchorAppears()))
    addScript(`https://${host}/js?serial=${encodeURIComponent(serial)}&key=${encodeURIComponent(key)}`)
}

async function anchorAppears(): Promise<boolean> {
  for (let look = 0; look < mostLooks; look += 1) {
    if (document.querySelector(anchorSelector)) return true
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
  }
  return false
}
