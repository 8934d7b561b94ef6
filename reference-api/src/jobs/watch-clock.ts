const lookEveryMs = 1_000
/** A clock that is slewed moves by less between two looks. */
const stepMs = 500

/**
 * Calls back when this machine's clock is put back, measured by one that only goes forward. Answers how to
 * end the watch.
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
