import { newMetrics } from '@storefront/telemetry/metrics'

export type GatewayMetrics = ReturnType<typeof gatewayMetrics>

/** An active release's queue, and whether its circuit is open. */
export type ReleaseState = {
  name: string
  version: string
  running: number
  waiting: number
  isOpen: boolean
}

type Share = { count: number; of: number }

export type CanaryState = {
  name: string
  version: string
  weight: number
  conversions?: { from: string; to: string; canary: Share; stable: Share }[]
}

const release = ['remote', 'version'] as const

/** Histogram buckets for web vitals. They cover both layout shift scores and seconds. */
const vitalBuckets = [0.01, 0.05, 0.1, 0.2, 0.25, 0.5, 0.8, 1, 1.8, 2.5, 4, 8]

/** Creates the gateway's Prometheus metrics. `states` lists the releases in use. */
export function gatewayMetrics({
  states = () => [],
  canaries = () => [],
}: { states?: () => ReleaseState[]; canaries?: () => CanaryState[] } = {}) {
  const metrics = newMetrics()
  const ofReleases = (name: string, help: string, read: (state: ReleaseState) => number) =>
    metrics.gauge(name, help, release, (gauge) => {
      gauge.reset()
      for (const state of states()) gauge.set({ remote: state.name, version: state.version }, read(state))
    })
  ofReleases('gateway_fragment_queue', 'Pages that wait for their turn', ({ waiting }) => waiting)
  ofReleases('gateway_fragments_running', 'Pages that are being rendered', ({ running }) => running)
  ofReleases('gateway_circuit_open', '1 while a release is known to be sick', ({ isOpen }) => Number(isOpen))
  metrics.gauge(
    'gateway_canary_weight',
    'Share of a canary in percent; 0 once withdrawn',
    release,
    (gauge) => {
      gauge.reset()
      for (const { name, version, weight } of canaries()) gauge.set({ remote: name, version }, weight)
    },
  )
  metrics.gauge(
    'gateway_canary_shoppers',
    'Shoppers who reached a step to an order, and those of them who went on to the next one',
    [...release, 'group', 'from', 'to', 'result'],
    (gauge) => {
      gauge.reset()
      for (const { name, version, conversions = [] } of canaries())
        for (const { from, to, ...groups } of conversions)
          for (const group of ['canary', 'stable'] as const) {
            const labels = { remote: name, version, group, from, to }
            gauge.set({ ...labels, result: 'reached' }, groups[group].of)
            gauge.set({ ...labels, result: 'went on' }, groups[group].count)
          }
    },
  )
  return {
    metrics,
    requests: metrics.histogram(
      'gateway_request_seconds',
      'Time of an answer, by kind of address and status',
      ['kind', 'status'],
    ),
    pages: metrics.counter(
      'gateway_pages_total',
      'Pages by owner; the result is rendered, or why the browser has to render',
      [...release, 'result'],
    ),
    fragments: metrics.histogram('gateway_fragment_seconds', 'Time until a release has answered', release),
    cache: metrics.counter(
      'gateway_fragment_cache_total',
      'Pages from the cache, joined, asked for, or personal',
      ['result'],
    ),
    unanswered: metrics.counter('gateway_api_unanswered_total', 'Calls that the API gave no answer to', [
      'reason',
    ]),
    refusals: metrics.gauge('gateway_composition_refused', '1 while a newer composition is refused'),
    failures: metrics.counter('gateway_browser_failures_total', 'Failures that browsers have told of', [
      ...release,
      'kind',
    ]),
    vitals: metrics.histogram(
      'gateway_web_vitals',
      'Web vitals of sampled pages: seconds, and the score of shifts',
      [...release, 'name'],
      vitalBuckets,
    ),
    beacons: metrics.counter('gateway_beacons_total', 'Beacons by what became of them', ['result']),
  }
}
