import type { ColorschemeAnimation } from '@storefront/contracts'
import { outlet } from '../routing/outlet-element'

/** Upper limit of the animation, whatever a shop sets, in ms. */
const longestMs = 500
const defaultMs = 200
/** No transform: it would move fixed elements of a screen. */
const keyframes: Partial<Record<ColorschemeAnimation['route'], Keyframe[]>> = {
  fade: [{ opacity: 0 }, { opacity: 1 }],
}

let following: MutationObserver | undefined

/** Animates the next screen by the colour scheme; not under reduced motion. */
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

/** Reacts to a screen before it is painted: an effect of the screen itself would come a frame late. */
function onNextScreen(react: () => void): MutationObserver {
  const heading = () => outlet().querySelector('h1')?.textContent
  let shown = { path: location.pathname, heading: heading() }
  const observer = new MutationObserver(() => {
    // The URL changes first; later changes in the old screen are not the next one.
    if (location.pathname === shown.path || heading() === shown.heading) return
    shown = { path: location.pathname, heading: heading() }
    react()
  })
  observer.observe(outlet(), { childList: true, characterData: true, subtree: true })
  return observer
}
