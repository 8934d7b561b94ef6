let draining = false

/** Returns true after the signal to stop. The program still responds to requests, but `/ready` fails. */
export const isDraining = (): boolean => draining

/**
 * Starts connection draining: from now on `/ready` fails, and the load balancer has `DRAIN_MS` milliseconds
 * (default 0) to notice before this program closes.
 */
export async function drain(ms = Number(process.env.DRAIN_MS ?? 0)): Promise<void> {
  draining = true
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms))
}
