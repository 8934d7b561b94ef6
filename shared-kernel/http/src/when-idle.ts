/** Upper limit of the wait on a busy page. */
const longestWaitMs = 5_000
/** For browsers without `requestIdleCallback`. */
const plainWaitMs = 200

/**
 * Resolves in an idle moment of a loaded page: for calls that the shopper does not wait for. Marks the first
 * such moment for measurements.
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
