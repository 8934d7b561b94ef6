/** single-spa's event before and after a URL change. */
export type RoutingEvent = CustomEvent<{
  oldUrl: string
  newUrl: string
  originalEvent?: Event
  cancelNavigation(cancel: Promise<boolean>): void
}>

let hasGoneBack = false
const backs = new WeakSet<RoutingEvent>()

/** Calls `handle` on the browser's own popstate, before any screen changes. */
export function onPopstate(handle: (event: PopStateEvent) => void) {
  // single-spa's addEventListener would call `handle` only after the screen was removed.
  EventTarget.prototype.addEventListener.call(window, 'popstate', (event) => handle(event as PopStateEvent), {
    capture: true,
  })
}

/** Checks for a real Back or Forward. single-spa also fires a popstate after each pushState. */
export const isOwnPopstate = (event: Event) => !('singleSpa' in event)

onPopstate((event) => {
  hasGoneBack = isOwnPopstate(event)
})

/**
 * Checks whether a real Back or Forward caused the screen change. The event itself does not show this,
 * because single-spa queues a Back behind the running change and drops its `originalEvent`.
 */
export function isGenuineBack(event: RoutingEvent): boolean {
  if (hasGoneBack) backs.add(event)
  hasGoneBack = false
  return backs.has(event)
}
