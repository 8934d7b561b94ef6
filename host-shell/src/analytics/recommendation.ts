import type { AnalyticsEvent } from '@storefront/event-bus'
import { whenIdle } from '@storefront/http'
import type { Settings } from '@storefront/site'
import { heldClick, takeClick } from './recommendation-click.state'
import type { Permission } from './third-party-script'

/**
 * The service fills places that a screen marks so; they are looked for every 100 ms, 50 times at most, anew
 * for each screen (§9).
 */
const anchorSelector = '[data-recommendation]'
/** What the service writes into a screen before React has taken it over is lost, and the screen made anew. */
const isServedOnly = (place: Element) => place.closest('[data-hydrating]') !== null
const lookEveryMs = 100
const mostLooks = 50

type Recommendation = Settings['recommendation']
/** What the service's script finds when it comes, and hears of afterwards: an array as a tag manager's. */
type RecommendationQueue = { name: string; args: unknown }[]
type RecommendationWindow = { naviplusEvents?: RecommendationQueue }

/** A shop uses the service when it is switched on and has a host (PLUGIN.NAVIPLUS.*). */
export const isRecommendationUsed = ({ isUsed, host }: Pick<Recommendation, 'isUsed' | 'host'>) =>
  isUsed && host !== ''

/**
 * Reports e-commerce events to the recommendation service of a shop that uses it (§1), and tells it of each
 * screen's places; its script comes with the first of either. Nothing where it is off, nor while the shopper
 * objects: events are held back before they come here.
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

/** A place that was told stays the last screen's until that has left. */
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
