import type { ColorschemeAnimation } from '@storefront/contracts'
import { outlet } from '../routing/outlet-element'
import { shownPath } from '../routing/navigation.state'

/** A next screen is not waited for: whatever a shop says, it is there after this time, in ms. */
const longestMs = 500
const defaultMs = 200
/** No transform: what is fixed in a screen would move with it. */
const keyframes: Partial<Record<ColorschemeAnimation['route'], Keyframe[]>> = {
  fade: [{ opacity: 0 }, { opacity: 1 }],
}

let following: { unsubscribe(): void } | undefined

/** The next screen comes as the colour scheme says; at once for who wants less motion. */
export function animateRoutes(animation: Record<string, unknown>) {
  following?.unsubscribe()
  const { route, duration = defaultMs } = animation as Partial<ColorschemeAnimation>
  const frames = route && keyframes[route]
  if (!frames || !(duration > 0)) return
  document.documentElement.dataset.routeAnimation = route
  let last = shownPath.get()
  let running: Animation | undefined
  following = shownPath.changes$.subscribe((path) => {
    if (path === last) return
    last = path
    running?.cancel()
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    running = outlet().animate(frames, { duration: Math.min(duration, longestMs), easing: 'ease-out' })
  })
}
