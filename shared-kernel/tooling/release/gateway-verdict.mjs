/** Time for the gateway to accept or reject a composition. The gateway tries each route of a release once. */
const verdictDeadlineMs = 60_000
const transientDeadlineMs = 15_000

/**
 * The gateway's composition state. It has no id if the gateway didn't answer in time. `canaries` has the
 * traffic of each canary: times in ms, of its pages and of those with the stable release. A conversion has
 * the shoppers of its first step (`of`) and those of them who reached the second (`count`).
 * @typedef {{ from: string, to: string, canary: { count: number, of: number },
 *   stable: { count: number, of: number } }} ConversionTraffic
 * @typedef {{ name: string, weight: number, pages: number, failures: number, doubtful?: number,
 *   stablePages?: number, stableFailures?: number, stableDoubtful?: number, lcpMs?: number,
 *   stableLcpMs?: number, serverMs?: number, stableServerMs?: number,
 *   conversions?: ConversionTraffic[] }} CanaryTraffic
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
/**
 * Formats what the gateway knows of a canary, beside the stable release if it is known.
 * @param {CanaryTraffic} traffic
 */
export function trafficWords({ pages, failures, doubtful = 0, stablePages, ...traffic }) {
  const { stableFailures = 0, stableDoubtful = 0 } = traffic
  const isLateSeen = doubtful + stableDoubtful > 0
  const stable = `${stableFailures} in ${stablePages}${isLateSeen ? `, ${stableDoubtful} late` : ''}`
  return [
    `, ${pages} pages, ${failures} failures${isLateSeen ? `, ${doubtful} late` : ''}`,
    stablePages === undefined ? '' : ` (stable ${stable})`,
    timeWords('LCP', traffic.lcpMs, traffic.stableLcpMs),
    timeWords('server', traffic.serverMs, traffic.stableServerMs),
    ...(traffic.conversions ?? []).map(conversionWords),
  ].join('')
}

/** @param {ConversionTraffic} conversion */
function conversionWords({ from, to, canary, stable }) {
  return `, ${from} to ${to} ${canary.count} of ${canary.of} (stable ${stable.count} of ${stable.of})`
}

/**
 * Formats a duration, followed by the duration of the stable release if it is known.
 * @param {string} what
 * @param {number} [ms]
 * @param {number} [stableMs]
 */
function timeWords(what, ms, stableMs) {
  if (ms === undefined) return ''
  return `, ${what} ${ms} ms${stableMs === undefined ? '' : ` (stable ${stableMs} ms)`}`
}
