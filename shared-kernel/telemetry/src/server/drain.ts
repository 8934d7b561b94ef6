let draining = false

/** True after the signal to end: the program still answers requests, but `/ready` fails. */
export const isDraining = (): boolean => draining

/**
 * Connection draining: `/ready` fails from now on; the load balancer has `DRAIN_MS` milliseconds (default 0)
 * to notice before this program closes.
 */
export async function drain(ms = Number(process.env.DRAIN_MS ?? 0)): Promise<void> {
  draining = true
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms))
}
