import { newMetrics, type Metrics } from '@storefront/telemetry/metrics'
import type { WorkerState } from './worker-pool'

export type RemoteMetrics = ReturnType<typeof remoteMetrics>

const states: WorkerState['state'][] = ['ready', 'starting', 'stalled', 'resting', 'none']

/**
 * Creates the Prometheus metrics of a remote's server. `workers` returns the state of each release's process.
 */
export function remoteMetrics(remote: string, workers: () => Record<string, WorkerState>) {
  const metrics = newMetrics()
  const ofWorkers = (name: string, help: string, read: (worker: WorkerState) => number) =>
    metrics.gauge(name, help, ['remote', 'version'], (gauge) => {
      gauge.reset()
      for (const [version, worker] of Object.entries(workers())) gauge.set({ remote, version }, read(worker))
    })
  ofWorkers(
    'remote_worker_memory_bytes',
    "Memory of a release's process",
    ({ memoryMb }) => memoryMb * 2 ** 20,
  )
  ofWorkers(
    'remote_worker_event_loop_lag_seconds',
    'How late its last sign of life is',
    ({ lagMs }) => lagMs / 1_000,
  )
  ofWorkers('remote_worker_failures', 'How often its process broke in a row', ({ failures }) => failures)
  metrics.gauge(
    'remote_worker_state',
    "1 for the state of a release's process",
    ['remote', 'version', 'state'],
    (gauge) => {
      gauge.reset()
      for (const [version, worker] of Object.entries(workers()))
        for (const state of states) gauge.set({ remote, version, state }, Number(worker.state === state))
    },
  )
  return {
    metrics,
    renders: metrics.histogram('remote_render_seconds', 'Time of a page, by its status', [
      'remote',
      'version',
      'status',
    ]),
    ends: metrics.counter('remote_worker_ends_total', 'Processes of releases that ended, by cause', [
      'remote',
      'version',
      'cause',
    ]),
    faults: countedFaults(remote, metrics),
  }
}

/**
 * Returns a function that sums faults across a release's processes. Each process counts from its own start.
 */
function countedFaults(remote: string, metrics: Metrics) {
  const counter = metrics.counter(
    'remote_faults_total',
    'Lines of the log that tell of a fault, by their words',
    ['remote', 'version', 'fault'],
  )
  return (version: string, before: Record<string, number>, now: Record<string, number>) => {
    for (const [fault, count] of Object.entries(now)) {
      const more = count - (before[fault] ?? 0)
      if (more > 0) counter.inc({ remote, version, fault }, more)
    }
  }
}

/** Maps the reason from a log line to a metric label. */
export function toCause(reason: string): string {
  if (reason.includes('its release says')) return 'refused'
  if (reason.includes('memory')) return 'out-of-memory'
  if (reason.includes('blocked')) return 'blocked'
  if (reason.includes('SIG')) return 'signal'
  return reason.includes('code') ? 'exit' : 'not-started'
}
