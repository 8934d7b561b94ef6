let route = new AbortController()

/** Cancels reads of the screen that the shopper left (§2); commands continue. */
export function cancelPendingReads() {
  route.abort()
  route = new AbortController()
}

export function signalOfRoute(): AbortSignal {
  return route.signal
}
