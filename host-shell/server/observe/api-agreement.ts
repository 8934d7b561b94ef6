import { nextApiOrigin } from '@storefront/http/server'

const answerDeadlineMs = 3_000

/** How long an agreement is reused. An API that rolls answers another one soon after. */
const lifeMs = 60_000

/**
 * Returns a function that reads the API's agreement. Concurrent callers share a call. The function returns
 * undefined while the API doesn't answer, or is a version without an agreement.
 */
export function apiAgreement(): () => Promise<string | undefined> {
  let known: { text: Promise<string | undefined>; until: number } | undefined
  return () => {
    if (known && Date.now() < known.until) return known.text
    const text = fetchAgreement()
    known = { text, until: Date.now() + lifeMs }
    void text.then((told) => told === undefined && (known = undefined))
    return text
  }
}

async function fetchAgreement(): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(answerDeadlineMs)
    const response = await fetch(`${nextApiOrigin()}/agreement`, { signal })
    const text = await response.text()
    return response.ok ? text : undefined
  } catch {
    // The caller answers 404. Health and logs of the API report that it is down.
    return undefined
  }
}
