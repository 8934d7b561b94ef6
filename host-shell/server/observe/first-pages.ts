import type { RemoteEntry } from '../composition/composition.rules'

/** Pages that come later than this after the API answered close no gateway: a remote breaks its own. */
const patienceMs = 10_000
/** A shop whose API is away is open by then, too. */
const longestMs = 30_000
const retryMs = { soon: 100, later: 5_000 }

type Options = {
  /** Releases that pages are asked of now. */
  releases: () => Promise<RemoteEntry[]>
  /** The channel whose pages a gateway waits for; those of others are cold as well, and follow one by one. */
  channel: string
  otherChannels: readonly string[]
  /** Whether the API answers by now: without it every page would fail, and fill the logs. */
  hasApi: () => Promise<boolean>
  /** Asks for a page; why it did not come in time, or undefined once it did. */
  ask: (remote: RemoteEntry, channel: string) => Promise<string | undefined>
  /** Receives an error that ended the asking; the gateway opens then. */
  log: (error: unknown) => void
}

const keyOf = ({ name, version }: Pick<RemoteEntry, 'name' | 'version'>) => `${name} ${version}`

/**
 * Asks each release for a page after a start, until it comes in time. A release that was warm once is not
 * asked again: `/ready` costs no page, and a remote that fails later closes no gateway.
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

  /** Parts without a page in time, with the reason; `isWaitedFor` while `/ready` has to say no. */
  state(): { cold: Record<string, string>; isWaitedFor: boolean } {
    const isWaitedFor = this.cold.size > 0 && Date.now() < this.patientUntil
    return { cold: Object.fromEntries(this.cold), isWaitedFor }
  }

  /** Whether the gateway still waits for the API: a release that is tried now would render errors alone. */
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

  /** Shoppers come in by now: one page at a time, once. */
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

/** A page that each shopper may open: the first route of the release that is an address. */
export function firstAddressOf({ routes }: Pick<RemoteEntry, 'routes'>): string {
  const addresses = routes.filter((route) => route.startsWith('/'))
  const plain = addresses.find((route) => !route.endsWith('/*'))
  return plain ?? addresses[0]?.replace(/\/\*$/, '') ?? '/'
}
