import { whenIdle } from '@storefront/http'
import type { Settings } from '@storefront/site'
import { addScript } from './third-party-script'

/**
 * The service fills places that a screen marks so; they are looked for every 100 ms, 50 times at most (§9).
 */
const anchorSelector = '[data-recommendation]'
const lookEveryMs = 100
const mostLooks = 50

type Recommendation = Settings['recommendation']

/** A shop uses the service when it is switched on and has a host (PLUGIN.NAVIPLUS.*). */
export const isRecommendationUsed = ({ isUsed, host }: Pick<Recommendation, 'isUsed' | 'host'>) =>
  isUsed && host !== ''

/** Loads the recommendation service of a shop that uses it, once a screen has a place for it. */
export async function startRecommendation(recommendation: Recommendation) {
  if (!isRecommendationUsed(recommendation)) return
  const { host, serial, key } = recommendation
  await whenIdle()
  if (await anchorAppears())
    addScript(`https://${host}/js?serial=${encodeURIComponent(serial)}&key=${encodeURIComponent(key)}`)
}

async function anchorAppears(): Promise<boolean> {
  for (let look = 0; look < mostLooks; look += 1) {
    if (document.querySelector(anchorSelector)) return true
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
  }
  return false
}
