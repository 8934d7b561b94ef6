/** A busy page gets its background work after this time all the same. */
const longestWaitMs = 5_000
/** For browsers that cannot tell when they are idle. */
const plainWaitMs = 200

/**
 * Resolves in a quiet moment of a loaded page: before calls that the shopper does not wait for. The first
 * such moment is marked for measurements.
 */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  await new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: longestWaitMs })
    else setTimeout(resolve, plainWaitMs)
  })
  performance.mark('idle')
}
