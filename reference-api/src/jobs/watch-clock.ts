const lookEveryMs = 1_000
/** A slewed clock moves by less between two checks. */
const stepMs = 500

/**
 * Calls back when the machine's clock is set back, measured against the monotonic clock. Returns the function
 * that stops it.
 */
export function watchClock(onSetBack: () => void): () => void {
  const read = () => Date.now() - performance.now()
  let before = read()
  const timer = setInterval(() => {
    const now = read()
    if (now < before - stepMs) onSetBack()
    before = now
  }, lookEveryMs)
  timer.unref()
  return () => clearInterval(timer)
}
