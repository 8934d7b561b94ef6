/** Time for the gateway to accept or reject a composition. The gateway tries each route of a release once. */
const verdictDeadlineMs = 60_000
const transientDeadlineMs = 15_000

/**
 * The gateway's composition state. It has no id if the gateway didn't answer in time. `canaries` has the
 * traffic of each canary: times in ms, of its pages and of those with the stable release.
 * @typedef {{ name: string, weight: number, pages: number, failures: number, lcpMs?: number,
 *   stableLcpMs?: number, serverMs?: number, stableServerMs?: number }} CanaryTraffic
 * @typedef {{ id?: string, checked?: string, refused: string[], isRetried?: boolean,
 *   canaries?: CanaryTraffic[] }} GatewayState
 */

/**
 * Returns the gateway's reasons for rejecting a document, an empty list once the document is active, or 'no
 * gateway' if no gateway responds. Waits for transient reasons to pass.
 * @param {string} gateway origin
 * @param {string} id of the document
 * @returns {Promise<string[] | 'no gateway'>}
 */
export async function awaitVerdict(gateway, id) {
  const begunAt = Date.now()
  const deadline = begunAt + verdictDeadlineMs
  /** @type {string[]} */
  let transient = []
  while (Date.now() < deadline) {
    const state = await fetchGatewayState(gateway)
    if (!state) return 'no gateway'
    if (state.id === id) return []
    if (state.checked === id && state.refused.length > 0) {
      if (!state.isRetried) return state.refused
      transient = state.refused
      if (Date.now() > begunAt + transientDeadlineMs) return transient
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return [...transient, `it has not decided within ${verdictDeadlineMs / 1_000} s`]
}

/**
 * Returns the gateway's composition state, or undefined if the gateway doesn't respond.
 * @param {string} gateway origin
 * @returns {Promise<GatewayState | undefined>}
 */
export async function fetchGatewayState(gateway) {
  try {
    const response = await fetch(`${gateway}/-/composition`, {
      signal: AbortSignal.timeout(verdictDeadlineMs),
    })
    return await response.json()
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? { refused: [] } : undefined
  }
}
