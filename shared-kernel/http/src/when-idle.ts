/** Max wait on a busy page, in ms. */
const longestWaitMs = 5_000
/** Wait in ms in browsers without `requestIdleCallback`. */
const plainWaitMs = 200

/**
 * Resolves when a loaded page is idle, for calls that the shopper isn't waiting for. Marks the first idle
 * moment for measurements.
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
