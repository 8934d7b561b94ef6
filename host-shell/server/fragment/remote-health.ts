const failuresToOpen = 5

/** One shopper's requests alone open no circuit. */
const mostFailuresOfOneAddress = 3

/** Interval of probes with the full deadline, which detect a sick remote that is merely slow. */
const probeEveryMs = 1_000

export type Deadlines = {
  healthyMs: number
  /** Deadline while the circuit is open. */
  sickMs: number
}

/**
 * Circuit breaker of one release of a remote: failures in a row open it, any answer in time closes it. An
 * open circuit shortens the wait and refuses no request.
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

  /** Deadline of the next request; an open circuit is half-open for its probes. */
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

  /** Opening aborts the late work of the remote, which would occupy places that others could use. */
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

  /** Lets late work continue while the remote is healthy; the returned function unregisters it. */
  goOnLate(work: AbortController): () => void {
    if (this.isOpen) work.abort()
    else this.late.add(work)
    return () => void this.late.delete(work)
  }
}
