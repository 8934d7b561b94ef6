import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { isOfOwnNetwork } from './own-network'

/** Seconds of a request: from a cached page to one that the client has given up. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2.5, 5, 10]

/** The metrics of one program, for Prometheus. */
export type Metrics = ReturnType<typeof newMetrics>

/**
 * A registry with metrics of the process itself (event loop, memory, processor). Labels are bounded:
 * patterns, names and versions that the program knows, never values of a request.
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

/** The response of `/metrics` to this address; undefined outside the own network. */
export async function exposeMetrics(
  { registry }: Metrics,
  address: string | undefined,
): Promise<{ type: string; text: string } | undefined> {
  if (!address || !isOfOwnNetwork(address)) return undefined
  return { type: registry.contentType, text: await registry.metrics() }
}
