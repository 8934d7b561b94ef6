export type QueueLimits = {
  concurrency: number
  /** Max queued tasks beyond the running ones. */
  waiting: number
  longestWaitMs: number
}

type Waiting = { start(): void; giveUp(): void; timer: NodeJS.Timeout }

/** Sheds load: runs up to `concurrency` tasks, queues up to `waiting` more, and rejects the rest. */
export class BoundedQueue {
  running = 0
  private readonly queue = new Set<Waiting>()

  constructor(private readonly limits: QueueLimits) {}

  get waiting(): number {
    return this.queue.size
  }

  /**
   * Runs the work as soon as there is a free slot. Resolves to undefined if the queue is full or the wait is
   * too long.
   */
  async run<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (!(await this.isTurn())) return undefined
    try {
      return await work()
    } finally {
      this.leave()
    }
  }

  private isTurn(): Promise<boolean> | boolean {
    if (this.running < this.limits.concurrency) {
      this.running += 1
      return true
    }
    if (this.queue.size >= this.limits.waiting) return false
    return new Promise((resolve) => {
      const waiting: Waiting = {
        start: () => resolve(true),
        giveUp: () => {
          this.queue.delete(waiting)
          resolve(false)
        },
        timer: setTimeout(() => waiting.giveUp(), this.limits.longestWaitMs),
      }
      this.queue.add(waiting)
    })
  }

  /** Hands the free slot to the task that has waited longest. */
  private leave() {
    const [next] = this.queue
    if (!next) {
      this.running -= 1
      return
    }
    this.queue.delete(next)
    clearTimeout(next.timer)
    next.start()
  }
}
