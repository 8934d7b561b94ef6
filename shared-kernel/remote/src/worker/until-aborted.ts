/** Waits for work until the signal aborts, even if the work itself ignores the signal. */
export async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const reasonOf = () => (signal.reason instanceof Error ? signal.reason : new Error('aborted'))
  if (signal.aborted) throw reasonOf()
  let stop: () => void = () => undefined
  const end = new Promise<never>((_, reject) => {
    stop = () => reject(reasonOf())
    signal.addEventListener('abort', stop, { once: true })
  })
  return Promise.race([work, end]).finally(() => signal.removeEventListener('abort', stop))
}
