/**
 * Stops child processes on SIGINT, SIGTERM and SIGHUP. `first` registers a process to stop before the others,
 * `also` a process to stop after them.
 */
export function stopAtSignals() {
  /** @type {(() => unknown)[]} */
  const ends = []
  const all = async () => {
    for (const end of ends.splice(0)) await end()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => void all().finally(() => process.exit(0)))
  return {
    first: (/** @type {() => unknown} */ end) => void ends.unshift(end),
    also: (/** @type {() => unknown} */ end) => void ends.push(end),
    all,
  }
}
