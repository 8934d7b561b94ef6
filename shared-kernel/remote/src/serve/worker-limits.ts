/** Resource limits of the process that renders one release; docs/configuration.md lists the settings. */
export type WorkerLimits = {
  /** Heap of JavaScript objects (MB): V8 ends a process above it. */
  heapMb: number
  /** Memory of the whole process (MB): one above it is replaced. */
  memoryMb: number
  /** An event loop without a heartbeat for this time is blocked: the process is killed. */
  silenceMs: number
  /** Time in which a release must be able to render after its process started. */
  startMs: number
  /** A release without requests for this time gives up its process. */
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
