/**
 * Resource limits for a process that renders one release. The settings are listed in docs/configuration.md.
 */
export type WorkerLimits = {
  /** JavaScript heap in MB. V8 ends a process that exceeds it. */
  heapMb: number
  /** Total memory of the process in MB. A process that exceeds it is replaced. */
  memoryMb: number
  /** Max time without a heartbeat. After that, the event loop counts as blocked and the process is killed. */
  silenceMs: number
  /** Max time from process start until the release can render. */
  startMs: number
  /** Max time without a request. After that, the release's process ends. */
  idleMs: number
}

export function readWorkerLimits(env: NodeJS.ProcessEnv): WorkerLimits {
  return {
    heapMb: Number(env.RENDER_HEAP_MB ?? 256),
    memoryMb: Number(env.RENDER_MEMORY_MB ?? 512),
    silenceMs: Number(env.RENDER_SILENCE_MS ?? 5_000),
    startMs: Number(env.RENDER_START_MS ?? 10_000),
    idleMs: Number(env.RENDER_IDLE_MS ?? 300_000),
  }
}
