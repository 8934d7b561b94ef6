export type QueueLimits = {
  /** So many run at once. */
  concurrency: number
  /** So many more wait. */
  waiting: number
  /** None waits longer. */
  longestWaitMs: number
}

type Waiting = { start(): void; giveUp(): void; timer: NodeJS.Timeout }

/** Load shedding: so many at once, so many in a bounded queue, and whoever comes then is told at once. */
export class BoundedQueue {
  running = 0
  private readonly queue = new Set<Waiting>()

  constructor(private readonly limits: QueueLimits) {}

  get waiting(): number {
    return this.queue.size
  }

  /** Runs the work at once or in its turn; undefined when there is no room or its turn does not come. */
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

  /** The place goes to whoever waits longest. */
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
