/** What a render worker tells the server that has started it. */
export type WorkerMessage =
  | { listening: { port: number } }
  | { heartbeat: Heartbeat }
  /** Why the release must not run; the process ends. */
  | { refused: string }

export type Heartbeat = {
  /** Memory of the whole process. */
  memoryMb: number
  /** Promises that were rejected and that nobody heard, since the process began. */
  unhandledRejections: number
  /** How much later than it should this sign of life came: its event loop was busy. */
  lagMs: number
  /** Lines of the log that tell of a fault, by their words, since the process began. */
  faults: Record<string, number>
}

/** So often it gives a sign of life. */
export const heartbeatEveryMs = 500
