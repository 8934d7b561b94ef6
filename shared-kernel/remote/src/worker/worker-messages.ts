/** Messages of a render worker to its parent. */
export type WorkerMessage =
  | { listening: { port: number } }
  | { heartbeat: Heartbeat }
  /** The reason why the release must not run; the process ends. */
  | { refused: string }

export type Heartbeat = {
  /** Memory of the whole process. */
  memoryMb: number
  /** Unhandled rejections since the process started. */
  unhandledRejections: number
  /** Delay of this heartbeat in ms: its event loop was busy. */
  lagMs: number
  /** Fault lines of the log by message, since the process started. */
  faults: Record<string, number>
}

export const heartbeatEveryMs = 500
