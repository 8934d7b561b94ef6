/** How long the gateway may take to take or refuse a composition: each route of a release is tried once. */
const verdictDeadlineMs = 60_000
/** How long a reason that may pass is waited for. */
const transientDeadlineMs = 15_000

/**
 * The gateway's reasons against a document; none once it is in force, 'no gateway' when nobody answers. A
 * reason that may pass is waited for.
 * @returns {Promise<string[] | 'no gateway'>}
 */
export async function verdictOn(gateway, id) {
  const begunAt = Date.now()
  const deadline = begunAt + verdictDeadlineMs
  /** @type {string[]} */
  let transient = []
  while (Date.now() < deadline) {
    const state = await stateOfGateway(gateway)
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

/** What the gateway says of its composition; nothing when it does not answer. */
export async function stateOfGateway(gateway) {
  try {
    const response = await fetch(`${gateway}/-/composition`, {
      signal: AbortSignal.timeout(verdictDeadlineMs),
    })
    return await response.json()
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? { refused: [] } : undefined
  }
}
