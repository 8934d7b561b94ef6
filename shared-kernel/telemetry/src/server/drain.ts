let draining = false

/** True once this program was told to end: it answers what still comes, and `/ready` asks for no more. */
export const isDraining = (): boolean => draining

/**
 * Connection draining: `/ready` fails from now on; whoever shares the load out has `DRAIN_MS` milliseconds
 * (default 0) to notice before this program closes.
 */
export async function drain(ms = Number(process.env.DRAIN_MS ?? 0)): Promise<void> {
  draining = true
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms))
}
