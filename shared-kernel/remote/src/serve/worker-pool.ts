import { existsSync } from 'node:fs'
import path from 'node:path'
import { logLine } from '@storefront/telemetry/server'
import { toCause, remoteMetrics, type RemoteMetrics } from './remote-metrics'
import { RenderWorker } from './render-worker'
import type { WorkerLimits } from './worker-limits'

/** One release: its process, its consecutive failures and its last request. */
type Slot = { worker?: RenderWorker; failures: number; restsUntil: number; usedAt: number }

export type WorkerState = {
  state: 'ready' | 'starting' | 'stalled' | 'resting' | 'none'
  pid?: number
  memoryMb: number
  unhandledRejections: number
  lagMs: number
  failures: number
}

/** Max backoff between two starts of a failing release. */
const longestRestMs = 30_000

/** Reset the failure count after this long without a failure. */
const forgivenAfterMs = 60_000

const lookEveryMs = 1_000

type Options = { remote: string; releases: string; program: string; limits: WorkerLimits }

/** One remote's worker processes, one per requested release. */
export class WorkerPool {
  private readonly slots = new Map<string, Slot>()
  readonly metrics: RemoteMetrics
  private readonly look: NodeJS.Timeout

  constructor(private readonly options: Options) {
    this.metrics = remoteMetrics(options.remote, () => this.states())
    this.look = setInterval(() => this.tend(), lookEveryMs).unref()
  }

  get remote(): string {
    return this.options.remote
  }

  /** Returns a release's worker, and starts one if necessary. If that is not possible, returns the reason. */
  async workerOf(version: string): Promise<RenderWorker | 'no release' | 'unavailable'> {
    const bundle = this.bundleOf(version)
    if (!bundle) return 'no release'
    const slot = this.slotOf(version)
    slot.usedAt = Date.now()
    if (slot.worker?.isStalled && slot.worker.isReady) return 'unavailable'
    if (!slot.worker && slot.restsUntil > Date.now()) return 'unavailable'
    const worker = slot.worker ?? this.start(version, slot)
    return worker.ready.then(
      () => worker,
      () => 'unavailable' as const,
    )
  }

  /** Creates a worker that doesn't serve shoppers yet. The caller must end the worker or have it adopted. */
  candidate(version: string): RenderWorker | undefined {
    const bundle = this.bundleOf(version)
    return bundle === undefined ? undefined : this.create(version, bundle)
  }

  /** Makes a candidate its release's worker, unless the release already has one. */
  adopt(version: string, worker: RenderWorker): void {
    const slot = this.slotOf(version)
    slot.usedAt = Date.now()
    if (slot.worker || worker.isGone) return worker.end('tried')
    this.put(version, slot, worker)
  }

  /** Ends the worker of a release that is no longer active. */
  retire(version: string): void {
    const slot = this.slots.get(version)
    this.slots.delete(version)
    if (slot?.worker) void slot.worker.drain('no longer in force')
  }

  states(): Record<string, WorkerState> {
    return Object.fromEntries([...this.slots].map(([version, slot]) => [version, toState(slot)]))
  }

  /**
   * Ends processes whose event loop is blocked, because they wouldn't notice that this server is stopping.
   */
  endStalled(): void {
    for (const { worker } of this.slots.values()) if (worker?.isStalled) worker.end('the server stops')
  }

  stopAll(): void {
    clearInterval(this.look)
    for (const { worker } of this.slots.values()) worker?.end('the server stops')
    this.slots.clear()
  }

  private slotOf(version: string): Slot {
    const slot = this.slots.get(version) ?? { failures: 0, restsUntil: 0, usedAt: Date.now() }
    this.slots.set(version, slot)
    return slot
  }

  private bundleOf(version: string): string | undefined {
    const bundle = path.join(this.options.releases, version, 'server', 'index.cjs')
    return existsSync(bundle) ? bundle : undefined
  }

  private create(version: string, bundle: string): RenderWorker {
    const { program, remote, limits } = this.options
    return new RenderWorker({
      program,
      bundle,
      remote,
      version,
      limits,
      onHeartbeat: (now, before) => this.metrics.faults(version, before.faults, now.faults),
    })
  }

  private start(version: string, slot: Slot): RenderWorker {
    const worker = this.create(version, path.join(this.options.releases, version, 'server', 'index.cjs'))
    this.put(version, slot, worker)
    return worker
  }

  private put(version: string, slot: Slot, worker: RenderWorker) {
    const { remote } = this.options
    const startedAt = Date.now()
    slot.worker = worker
    void worker.ended.then((reason) => {
      // A replaced or retired worker no longer has a slot.
      if (slot.worker !== worker || this.slots.get(version) !== slot) return
      slot.worker = undefined
      this.metrics.ends.inc({ remote, version, cause: toCause(reason) })
      slot.failures = Date.now() - startedAt > forgivenAfterMs ? 1 : slot.failures + 1
      const restMs = slot.failures === 1 ? 0 : Math.min(1_000 * 2 ** (slot.failures - 2), longestRestMs)
      slot.restsUntil = Date.now() + restMs
      logLine('error', 'render worker ended', { remote, version, reason, failures: slot.failures, restMs })
    })
  }

  /**
   * Replaces workers that have grown too large, stops idle ones, and restarts those whose backoff has passed.
   */
  private tend() {
    const { remote, limits } = this.options
    const newest = Math.max(...[...this.slots.values()].map(({ usedAt }) => usedAt))
    for (const [version, slot] of this.slots) {
      const { worker, usedAt, restsUntil } = slot
      const isIdle = Date.now() - usedAt > limits.idleMs && usedAt < newest
      if (isIdle) this.retire(version)
      else if (worker?.isReady && worker.isAboveMemory) {
        this.metrics.ends.inc({ remote, version, cause: 'replaced' })
        logLine('warn', 'render worker replaced', { remote, version, memoryMb: worker.health.memoryMb })
        slot.worker = undefined
        const next = this.start(version, slot)
        // New pages go to the successor at once, while the old worker finishes its current pages.
        void next.ready.finally(() => worker.drain('too large')).catch(() => undefined)
      } else if (!worker && restsUntil < Date.now()) this.start(version, slot)
    }
  }
}

function toState({ worker, failures, restsUntil }: Slot): WorkerState {
  const { memoryMb = 0, unhandledRejections = 0 } = worker?.health ?? {}
  const state = worker
    ? worker.isStalled
      ? 'stalled'
      : worker.isReady
        ? 'ready'
        : 'starting'
    : restsUntil > Date.now()
      ? 'resting'
      : 'none'
  return { state, pid: worker?.pid, failures, memoryMb, unhandledRejections, lagMs: worker?.lagMs ?? 0 }
}
