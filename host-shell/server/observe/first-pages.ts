import type { RemoteEntry } from '../release/remote-entry'

/**
 * How long to wait for the first pages after the API responds. After that, the gateway opens without them,
 * because a failing remote only breaks its own pages.
 */
const patienceMs = 10_000
/** After this long, the gateway opens even without the API. */
const longestMs = 30_000
const retryMs = { soon: 100, later: 5_000 }

type Options = {
  releases: () => Promise<RemoteEntry[]>
  /** The channel whose pages the gateway waits for. Other channels are warmed up afterwards, one by one. */
  channel: string
  otherChannels: readonly string[]
  /** Checks whether the API responds. Without the API, every page would fail and fill the logs. */
  hasApi: () => Promise<boolean>
  /** Requests a page. Returns why it did not arrive in time, or undefined. */
  ask: (remote: RemoteEntry, channel: string) => Promise<string | undefined>
  /** Called with the error that aborted the warm-up. The gateway opens anyway. */
  log: (error: unknown) => void
}

const keyOf = ({ name, version }: Pick<RemoteEntry, 'name' | 'version'>) => `${name} ${version}`

/**
 * After startup, requests a page from each release until one arrives in time. Warm releases are not requested
 * again, so `/ready` is cheap and a remote that fails later does not take the gateway out of service.
 */
export class FirstPages {
  private readonly cold = new Map<string, string>()
  private readonly ended = new AbortController()
  private patientUntil = 0

  constructor(private readonly options: Options) {}

  begin(): void {
    this.patientUntil = Date.now() + longestMs
    this.cold.set('api', 'it does not answer')
    void this.warmAll().catch((error: unknown) => {
      this.cold.clear()
      this.options.log(error)
    })
  }

  /** Returns the parts that are not warm yet, with the reasons. While `isWaitedFor`, `/ready` must fail. */
  state(): { cold: Record<string, string>; isWaitedFor: boolean } {
    const isWaitedFor = this.cold.size > 0 && Date.now() < this.patientUntil
    return { cold: Object.fromEntries(this.cold), isWaitedFor }
  }

  /** Checks whether the gateway is still waiting for the API. A trial now would only render errors. */
  isApiAwaited(): boolean {
    return this.cold.has('api') && Date.now() < this.patientUntil
  }

  end(): void {
    this.ended.abort()
  }

  private async warmAll(): Promise<void> {
    while (!(await this.options.hasApi()) && !this.ended.signal.aborted) await rest(this.pauseMs())
    if (this.ended.signal.aborted) return
    if (Date.now() < this.patientUntil) this.patientUntil = Date.now() + patienceMs
    const releases = await this.options.releases()
    this.cold.delete('api')
    for (const remote of releases) this.cold.set(keyOf(remote), 'its first page is not here yet')
    await Promise.all(
      releases.map((remote) => this.warm(remote).finally(() => this.cold.delete(keyOf(remote)))),
    )
    await this.warmOthers(releases)
  }

  private pauseMs(): number {
    return Date.now() < this.patientUntil ? retryMs.soon : retryMs.later
  }

  private async warm(remote: RemoteEntry): Promise<void> {
    const { ask, channel } = this.options
    for (;;) {
      const lack = await ask(remote, channel)
      if (this.ended.signal.aborted || !lack) return
      this.cold.set(keyOf(remote), lack)
      await rest(this.pauseMs())
      if (!(await this.isMeant(remote))) return
    }
  }

  /**
   * Warms up the other channels. Shoppers are already being served, so it requests one page at a time and
   * doesn't retry.
   */
  private async warmOthers(releases: RemoteEntry[]): Promise<void> {
    for (const channel of this.options.otherChannels)
      for (const remote of releases) if (!this.ended.signal.aborted) await this.options.ask(remote, channel)
  }

  private async isMeant(remote: RemoteEntry): Promise<boolean> {
    if (this.ended.signal.aborted) return false
    return (await this.options.releases()).some((one) => keyOf(one) === keyOf(remote))
  }
}

const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref())

/**
 * Returns a path that any shopper may open: the release's first fixed path, or else the root of its first
 * wildcard.
 */
export function findFirstPath({ routes }: Pick<RemoteEntry, 'routes'>): string {
  const addresses = routes.filter((route) => route.startsWith('/'))
  const plain = addresses.find((route) => !route.endsWith('/*'))
  return plain ?? addresses[0]?.replace(/\/\*$/, '') ?? '/'
}
