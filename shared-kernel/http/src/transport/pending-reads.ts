let route = new AbortController()

/** Cancels the reads of the screen that the shopper has left (§2). Commands continue. */
export function cancelPendingReads() {
  route.abort()
  route = new AbortController()
}

export function signalOfRoute(): AbortSignal {
  return route.signal
}
