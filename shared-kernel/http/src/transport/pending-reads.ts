let route = new AbortController()

/** Cancels the reads that the left screen still waits for (§2); commands go on. */
export function cancelPendingReads() {
  route.abort()
  route = new AbortController()
}

export function signalOfRoute(): AbortSignal {
  return route.signal
}
