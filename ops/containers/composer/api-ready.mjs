import { setTimeout as wait } from 'node:timers/promises'

const usualPatience = { ms: 300_000, everyMs: 500 }

/**
 * Waits until the API is ready. On its first start, the API creates and seeds its database.
 * @param {string} origin
 * @param {{ ms: number, everyMs: number }} [patience]
 * @throws Error if the API isn't ready in time
 */
export async function untilReady(origin, patience = usualPatience) {
  const deadline = Date.now() + patience.ms
  while (!(await isReady(origin))) {
    if (Date.now() >= deadline) throw new Error(`The API at ${origin} did not become ready.`)
    await wait(patience.everyMs)
  }
}

/** @param {string} origin */
const isReady = (origin) =>
  fetch(`${origin}/ready`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
