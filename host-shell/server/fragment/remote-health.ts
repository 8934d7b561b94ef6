const failuresToOpen = 5

/** Max failures per address, so that a single shopper cannot open the circuit. */
const mostFailuresOfOneAddress = 3

/**
 * How often a request gets the full deadline while the circuit is open, to detect a remote that is merely
 * slow.
 */
const probeEveryMs = 1_000

export type Deadlines = {
  healthyMs: number
  /** Deadline while the circuit is open. */
  sickMs: number
}

/**
 * Circuit breaker for one release of a remote. Consecutive failures open it, and any response in time closes
 * it. An open circuit only shortens the wait; it never rejects a request.
 */
export class RemoteHealth {
  private failures = 0
  private readonly failuresBy = new Map<string, number>()
  private probedAt = 0
  private readonly late = new Set<AbortController>()

  constructor(
    private readonly deadlines: Deadlines,
    private readonly onChange: (isOpen: boolean) => void = () => undefined,
  ) {}

  get isOpen(): boolean {
    return this.failures >= failuresToOpen
  }

  /**
   * Returns the next request's deadline. An open circuit lets a probe through with the full deadline
   * (half-open).
   */
  nextDeadlineMs(): number {
    if (!this.isOpen) return this.deadlines.healthyMs
    if (Date.now() - this.probedAt < probeEveryMs) return this.deadlines.sickMs
    this.probedAt = Date.now()
    return this.deadlines.healthyMs
  }

  succeed(): void {
    const wasOpen = this.isOpen
    this.failures = 0
    this.failuresBy.clear()
    if (wasOpen) this.onChange(false)
  }

  /** Records a failure. If the failure opens the circuit, aborts the remote's late work to free slots. */
  fail(address: string): void {
    if (this.isOpen) return
    const known = this.failuresBy.get(address) ?? 0
    if (known >= mostFailuresOfOneAddress) return
    this.failuresBy.set(address, known + 1)
    this.failures += 1
    if (!this.isOpen) return
    this.probedAt = Date.now()
    this.onChange(true)
    for (const work of this.late) work.abort()
    this.late.clear()
  }

  /** Lets late work continue while the circuit is closed. Returns a function that unregisters the work. */
  goOnLate(work: AbortController): () => void {
    if (this.isOpen) work.abort()
    else this.late.add(work)
    return () => void this.late.delete(work)
  }
}
