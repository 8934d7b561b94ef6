import type { AnalyticsEvent } from '@storefront/event-bus'
import { whenIdle } from '@storefront/http'
import type { Settings } from '@storefront/site'
import { heldClick, takeClick } from './recommendation-click.state'
import type { Permission } from './third-party-script'

/**
 * Marks the places of a screen that the service fills; polled every 100 ms, 50 times at most, for each screen
 * (§9).
 */
const anchorSelector = '[data-recommendation]'
/** Content that the service writes into a screen before hydration is lost and makes React render it again. */
const isServedOnly = (place: Element) => place.closest('[data-hydrating]') !== null
const lookEveryMs = 100
const mostLooks = 50

type Recommendation = Settings['recommendation']
/**
 * The queue that the service's script finds on loading and reads from then on, an array as a tag manager's.
 */
type RecommendationQueue = { name: string; args: unknown }[]
type RecommendationWindow = { naviplusEvents?: RecommendationQueue }

/** A shop uses the service when it is switched on and has a host (PLUGIN.NAVIPLUS.*). */
export const isRecommendationUsed = ({ isUsed, host }: Pick<Recommendation, 'isUsed' | 'host'>) =>
  isUsed && host !== ''

/**
 * Reports e-commerce events and each screen's places to the recommendation service of a shop that uses it
 * (§1); the first of either loads its script. Does nothing if it is off or the shopper objects: such events
 * are held back before.
 */
export function startRecommendation(recommendation: Recommendation, { isAllowed, load }: Permission) {
  if (!isRecommendationUsed(recommendation))
    return { report: () => undefined, clickToken: () => undefined, stop: () => undefined }
  const { host, serial, key } = recommendation
  let isLoaded = false
  let search = 0

  function tell(name: string, args: unknown) {
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
    tell('recommend', { place: anchor.dataset.recommendation })
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
    report: ({ name, args }: AnalyticsEvent) => tell(name, args),
    clickToken: heldClick,
    stop() {
      search = -1
      removeEventListener('single-spa:routing-event', onScreen)
    },
  }
}

/** A reported place belongs to the previous screen until that has left. */
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
