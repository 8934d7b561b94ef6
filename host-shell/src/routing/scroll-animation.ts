import { findAnchor } from '../focus/screen-focus'

/** Duration of a scroll within a screen (§9). */
export const scrollAnimationMs = 700

const interruptions = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
const easeOut = (part: number) => 1 - (1 - part) ** 3

/**
 * Animates scrolling to an anchor on the same screen, unless the shopper prefers reduced motion. URL and
 * focus change as in the browser, and any input stops the animation.
 */
export function animateAnchors() {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href*="#"]')
    if (!link || !isPlainPress(event) || isByKeys(event) || !isWithinScreen(link)) return
    const place = findAnchor(link.hash)
    if (!place || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    event.preventDefault()
    scrollToPlace(place, () => location.assign(link.hash))
  })
}

const isPlainPress = (event: MouseEvent) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey

/**
 * Checks for a click by keyboard. Such a click jumps instead, because the next key would end the animation
 * before the focus moves.
 */
const isByKeys = (event: MouseEvent) => event.detail === 0

const isWithinScreen = (link: HTMLAnchorElement) =>
  link.hash.length > 1 &&
  !link.target &&
  link.origin + link.pathname + link.search === location.origin + location.pathname + location.search

function scrollToPlace(place: Element, arrive: () => void) {
  const from = scrollY
  const way = place.getBoundingClientRect().top - marginAbove()
  const began = performance.now()
  let isInterrupted = false
  const interrupt = () => void (isInterrupted = true)
  interruptions.forEach((type) => addEventListener(type, interrupt, { once: true, passive: true }))
  const step = (now: number) => {
    if (isInterrupted) return
    const part = Math.min(1, Math.max(0, now - began) / scrollAnimationMs)
    scrollTo({ top: from + way * easeOut(part), behavior: 'instant' })
    if (part < 1) return void requestAnimationFrame(step)
    interruptions.forEach((type) => removeEventListener(type, interrupt))
    arrive()
  }
  requestAnimationFrame(step)
}

const marginAbove = () => parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
