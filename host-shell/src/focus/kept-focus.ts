import { outlet } from '../remotes/outlet-element'

/** Gives a screen the time to place the focus itself. */
const settleMs = 150

/** Elements that a screen reader names or counts when they receive the focus. */
const named =
  'dialog, fieldset, ul, ol, table, :is(section, form, nav, [role="group"], [role="region"])[aria-label]'

/**
 * Moves the focus nearby if the focused element leaves the page or is disabled. Browsers would silently start
 * again at the top of the page.
 */
export function keepFocusNear(isNavigating: () => boolean, page = document) {
  let last: Element | undefined
  let isByKeyboard = false
  let trail: Element[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  page.addEventListener('focusin', ({ target }) => {
    last = target instanceof Element ? target : undefined
    trail = listAncestors(last)
    isByKeyboard = last?.matches(':focus-visible') ?? false
  })
  const isLost = () => last !== undefined && page.activeElement === page.body && !isUsable(last)
  const settle = () => {
    timer = undefined
    if (!isLost()) return
    // The next screen places the focus, unless only the query of the URL changes.
    if (isNavigating()) return wait()
    const place = findPlace(trail)
    if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1
    // A pointer stays where it is, but a keyboard would go on from a place that isn't seen.
    place?.focus({ preventScroll: !(isByKeyboard && isOutside(place)) })
  }
  const wait = () => void (timer ??= setTimeout(settle, settleMs))
  // A control that is disabled has the focus until the next frame.
  new MutationObserver(() => (isLost() || last?.matches(':disabled')) && wait()).observe(page.body, {
    ...{ childList: true, subtree: true },
    attributeFilter: ['disabled', 'hidden'],
  })
}

const isShown = (element: Element) => element.isConnected && element.checkVisibility?.() !== false
function isOutside(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom < 0 || top > innerHeight
}
const isUsable = (element: Element) => isShown(element) && !element.matches(':disabled')

function listAncestors(element: Element | undefined): Element[] {
  const parent = element?.parentElement
  return parent ? [parent, ...listAncestors(parent)] : []
}

/** Finds the nearest named ancestor that is left, or the heading if the rest of the screen is new. */
function findPlace(trail: readonly Element[]): HTMLElement | null {
  const heading = outlet().querySelector<HTMLElement>('h1')
  const left = trail.filter(isShown)
  const place = left.find((one) => one.contains(heading) || one.matches(named))
  return place instanceof HTMLElement && !place.contains(heading) ? place : heading
}
