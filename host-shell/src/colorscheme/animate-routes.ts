import type { ColorschemeAnimation } from '@storefront/contracts'
import { outlet } from '../remotes/outlet-element'

/** Max animation duration in ms, whatever a shop sets. */
const longestMs = 500
const defaultMs = 200
/** Don't use transforms: they would move a screen's fixed elements. */
const keyframes: Partial<Record<ColorschemeAnimation['route'], Keyframe[]>> = {
  fade: [{ opacity: 0 }, { opacity: 1 }],
}

let following: MutationObserver | undefined

/** Animates each new screen as set in the colour scheme. Skipped for shoppers who prefer reduced motion. */
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

/** Calls `react` before a new screen is painted. An effect inside the screen would run one frame late. */
function onNextScreen(react: () => void): MutationObserver {
  const heading = () => outlet().querySelector('h1')?.textContent
  let shown = { path: location.pathname, heading: heading() }
  const observer = new MutationObserver(() => {
    // The URL changes first. Until the heading changes too, mutations still belong to the old screen.
    if (location.pathname === shown.path || heading() === shown.heading) return
    shown = { path: location.pathname, heading: heading() }
    react()
  })
  observer.observe(outlet(), { childList: true, characterData: true, subtree: true })
  return observer
}
