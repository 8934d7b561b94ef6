/** Messages from a render worker to its parent. */
export type WorkerMessage =
  | { listening: { port: number } }
  | { heartbeat: Heartbeat }
  /** The reason why the release must not run. The process then ends. */
  | { refused: string }

export type Heartbeat = {
  /** Total memory of the process. */
  memoryMb: number
  /** Unhandled rejections since the process started. */
  unhandledRejections: number
  /** How late this heartbeat is in ms, because the event loop was busy. */
  lagMs: number
  /** Number of fault lines logged since the process started, by message. */
  faults: Record<string, number>
}

export const heartbeatEveryMs = 500
