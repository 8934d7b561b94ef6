import type { AnalyticsEvent } from '@storefront/event-bus'
import { whenIdle } from '@storefront/http'
import type { Settings } from '@storefront/site'
import { isRecommendationUsed } from '../../shared/services.rules'
import { heldClick, takeClick } from './recommendation-click.state'
import type { Permission } from './third-party-script'

/**
 * Selects the elements that the service fills. On each screen we poll for them every 100 ms, at most 50 times
 * (§9).
 */
const anchorSelector = '[data-recommendation]'
/**
 * Checks whether an element is not hydrated yet. Anything that the service inserted there would be lost, and
 * React would render the screen again.
 */
const isServedOnly = (place: Element) => place.closest('[data-hydrating]') !== null
const lookEveryMs = 100
const mostLooks = 50

type Recommendation = Settings['recommendation']
/** Queue that the service's script picks up when it loads, like a tag manager's data layer. */
type RecommendationQueue = { name: string; args: unknown }[]
type RecommendationWindow = { naviplusEvents?: RecommendationQueue }

/**
 * Reports e-commerce events and each screen's placements to the shop's recommendation service (§1). The first
 * report loads the service's script. Does nothing if the service is off. If the shopper objects, the caller
 * holds events back.
 */
export function startRecommendation(recommendation: Recommendation, { isAllowed, load }: Permission) {
  if (!isRecommendationUsed(recommendation))
    return { report: () => undefined, clickToken: () => undefined, stop: () => undefined }
  const { host, serial, key } = recommendation
  let isLoaded = false
  let search = 0

  function enqueue(name: string, args: unknown) {
    ;((window as RecommendationWindow).naviplusEvents ??= []).push({ name, args })
    if (isLoaded) return
    isLoaded = true
    load(`https://${host}/js?serial=${encodeURIComponent(serial)}&key=${encodeURIComponent(key)}`)
  }
  const told = new WeakSet<HTMLElement>()
  async function findPlace() {
    const own = search
    const anchor = await anchorAppears(told, () => own === search)
    if (!anchor || !isAllowed()) return
    told.add(anchor)
    enqueue('recommend', { place: anchor.dataset.recommendation })
  }
  const onScreen = () => {
    search += 1
    if (!isAllowed()) return
    takeClick(location.search)
    void findPlace()
  }
  takeClick(location.search)

  addEventListener('single-spa:routing-event', onScreen)
  void whenIdle().then(() => search === 0 && onScreen())
  return {
    report: ({ name, args }: AnalyticsEvent) => enqueue(name, args),
    clickToken: heldClick,
    stop() {
      search = -1
      removeEventListener('single-spa:routing-event', onScreen)
    },
  }
}

/**
 * Waits for a new anchor. An anchor that was already reported belongs to the previous screen until that
 * screen is removed. Returns null after `mostLooks` attempts.
 */
async function anchorAppears(
  told: WeakSet<HTMLElement>,
  isWanted: () => boolean,
): Promise<HTMLElement | null> {
  for (let look = 0; look < mostLooks && isWanted(); look += 1) {
    const places = [...document.querySelectorAll<HTMLElement>(anchorSelector)]
    const anchor = places.find((place) => !told.has(place) && !isServedOnly(place))
    if (anchor) return anchor
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
  }
  return null
}
