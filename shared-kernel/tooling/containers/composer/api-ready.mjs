import { setTimeout as wait } from 'node:timers/promises'

const usualPatience = { ms: 300_000, everyMs: 500 }

/** Waits until the API is ready. On its first start, the API creates and seeds its database. */
export async function untilReady(origin, patience = usualPatience) {
  const deadline = Date.now() + patience.ms
  while (!(await isReady(origin))) {
    if (Date.now() >= deadline) throw new Error(`The API at ${origin} did not become ready.`)
    await wait(patience.everyMs)
  }
}

const isReady = (origin) =>
  fetch(`${origin}/ready`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
