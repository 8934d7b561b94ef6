import type { ColorschemeAnimation } from '@storefront/contracts'
import { outlet } from '../routing/outlet-element'

/** A next screen is not waited for: whatever a shop says, it is there after this time, in ms. */
const longestMs = 500
const defaultMs = 200
/** No transform: what is fixed in a screen would move with it. */
const keyframes: Partial<Record<ColorschemeAnimation['route'], Keyframe[]>> = {
  fade: [{ opacity: 0 }, { opacity: 1 }],
}

let following: MutationObserver | undefined

/** The next screen comes as the colour scheme says; at once for who wants less motion. */
export function animateRoutes(animation: Record<string, unknown>) {
  following?.disconnect()
  const { route, duration = defaultMs } = animation as Partial<ColorschemeAnimation>
  const frames = route && keyframes[route]
  if (!frames || !(duration > 0)) return
  document.documentElement.dataset.routeAnimation = route
  const options = { duration: Math.min(duration, longestMs), easing: 'ease-out' }
  let running: Animation | undefined
  following = onNextScreen(() => {
    running?.cancel()
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    running = outlet().animate(frames, options)
  })
}

/** Hears of a screen before it is painted: an effect of the screen itself would come a frame late. */
function onNextScreen(react: () => void): MutationObserver {
  const heading = () => outlet().querySelector('h1')?.textContent
  let shown = { path: location.pathname, heading: heading() }
  const observer = new MutationObserver(() => {
    // The address changes first; what still changes in the screen that is left is not the next one.
    if (location.pathname === shown.path || heading() === shown.heading) return
    shown = { path: location.pathname, heading: heading() }
    react()
  })
  observer.observe(outlet(), { childList: true, characterData: true, subtree: true })
  return observer
}
