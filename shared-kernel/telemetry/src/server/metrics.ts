import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { isOfOwnNetwork } from './own-network'

/** Of a request, in seconds: from a page that is known to one that nobody waits for any more. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2.5, 5, 10]

/** The figures of one program, for Prometheus. */
export type Metrics = ReturnType<typeof newMetrics>

/**
 * A registry with the figures of the process itself (event loop, memory, processor). Labels are bounded:
 * patterns, names and versions that the program knows, never what a request says.
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

/** What `/metrics` answers to this address: the own network alone is told. */
export async function exposeMetrics(
  { registry }: Metrics,
  address: string | undefined,
): Promise<{ type: string; text: string } | undefined> {
  if (!address || !isOfOwnNetwork(address)) return undefined
  return { type: registry.contentType, text: await registry.metrics() }
}
