/** single-spa's event before and after a change of the URL. */
export type RoutingEvent = CustomEvent<{
  oldUrl: string
  newUrl: string
  originalEvent?: Event
  cancelNavigation(cancel: Promise<boolean>): void
}>

/** True for the shopper's own Back or Forward; single-spa fires a popstate after each pushState as well. */
export function isGenuineBack({ detail: { originalEvent } }: RoutingEvent): boolean {
  return originalEvent?.type === 'popstate' && !('singleSpa' in originalEvent)
}
