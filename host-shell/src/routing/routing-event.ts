/** single-spa's event before and after a change of the URL. */
export type RoutingEvent = CustomEvent<{
  oldUrl: string
  newUrl: string
  originalEvent?: Event
  cancelNavigation(cancel: Promise<boolean>): void
}>

let hasGoneBack = false
const backs = new WeakSet<RoutingEvent>()

/** Calls `handle` at the browser's own popstate, before any screen changes. */
export function onPopstate(handle: (event: PopStateEvent) => void) {
  // single-spa's addEventListener would call it after the screen has gone.
  EventTarget.prototype.addEventListener.call(window, 'popstate', (event) => handle(event as PopStateEvent), {
    capture: true,
  })
}

/** True for the shopper's own Back or Forward; single-spa fires a popstate after each pushState as well. */
export const isOwnPopstate = (event: Event) => !('singleSpa' in event)

onPopstate((event) => {
  hasGoneBack = isOwnPopstate(event)
})

/**
 * True for the change of screens after the shopper's own Back or Forward. The event itself does not reveal
 * it: single-spa queues a Back behind the running change and drops its `originalEvent`.
 */
export function isGenuineBack(event: RoutingEvent): boolean {
  if (hasGoneBack) backs.add(event)
  hasGoneBack = false
  return backs.has(event)
}
