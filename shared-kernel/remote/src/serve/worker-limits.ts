/** Limits of the process that renders one release; docs/configuration.md lists the settings. */
export type WorkerLimits = {
  /** Heap of JavaScript objects (MB): whoever asks for more is ended by V8. */
  heapMb: number
  /** Memory of the whole process (MB): one above it is replaced. */
  memoryMb: number
  /** An event loop that gives no sign of life for so long is blocked for good: the process is killed. */
  silenceMs: number
  /** Until a release can render after its process began. */
  startMs: number
  /** A release that nobody asks for so long gives its process up. */
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
