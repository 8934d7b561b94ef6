import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { isOfOwnNetwork } from './own-network'

/** Request duration in seconds, from a cached page to one the client has given up on. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2.5, 5, 10]

export type Metrics = ReturnType<typeof newMetrics>

/**
 * Creates a registry with the process's own metrics (event loop, memory, CPU). Labels must be bounded:
 * patterns, names and versions known to the program, never values from a request.
 */
export function newMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    counter: <L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
      new Counter({ name, help, labelNames, registers }),
    histogram: <L extends string>(
      name: string,
      help: string,
      labelNames: readonly L[] = [],
      buckets: number[] = requestBuckets,
    ) => new Histogram({ name, help, labelNames, buckets, registers }),
    gauge: <L extends string>(
      name: string,
      help: string,
      labelNames: readonly L[] = [],
      collect?: (gauge: Gauge<L>) => void | Promise<void>,
    ) =>
      new Gauge({
        name,
        help,
        labelNames,
        registers,
        ...(collect
          ? {
              collect(this: Gauge<L>) {
                return collect(this)
              },
            }
          : {}),
      }),
  }
}

/**
 * Returns the `/metrics` response for a client at this address, or undefined if the address isn't on the
 * local or a private network.
 */
export async function exposeMetrics(
  { registry }: Metrics,
  address: string | undefined,
): Promise<{ type: string; text: string } | undefined> {
  if (!address || !isOfOwnNetwork(address)) return undefined
  return { type: registry.contentType, text: await registry.metrics() }
}
