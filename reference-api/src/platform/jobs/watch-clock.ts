const lookEveryMs = 1_000
/** Exceeds the distance that a slewing clock can move between two checks. */
const stepMs = 500

/**
 * Calls back when the machine's clock is set back, which is detected by comparing it with the monotonic
 * clock. Returns a function that stops watching.
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
