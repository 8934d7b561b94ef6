/** So many failures in a row open the circuit. */
const failuresToOpen = 5

/** One shopper's requests alone open no circuit. */
const mostFailuresOfOneAddress = 3

/** So often one page waits its whole time for a sick remote: one that is merely slow is found well again. */
const probeEveryMs = 1_000

export type Deadlines = {
  /** A remote that is well is waited for so long. */
  healthyMs: number
  /** One that is known to be sick. */
  sickMs: number
}

/**
 * Circuit breaker of one release of a remote: failures in a row open it, any answer in time closes it. An
 * open one shortens the wait and refuses nobody.
 */
export class RemoteHealth {
  private failures = 0
  private readonly failuresBy = new Map<string, number>()
  private probedAt = 0
  private readonly late = new Set<AbortController>()

  /** `onChange` hears when the circuit opens and closes. */
  constructor(
    private readonly deadlines: Deadlines,
    private readonly onChange: (isOpen: boolean) => void = () => undefined,
  ) {}

  get isOpen(): boolean {
    return this.failures >= failuresToOpen
  }

  /** How long the request that is now sent is waited for; an open circuit is half-open to its probes. */
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

  /** What sick remotes still owe is given up: it would hold places that others could use. */
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

  /** Lets late work go on while the remote is well; the answer takes it off the list again. */
  goOnLate(work: AbortController): () => void {
    if (this.isOpen) work.abort()
    else this.late.add(work)
    return () => void this.late.delete(work)
  }
}
