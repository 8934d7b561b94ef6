import type { RemoteEntry } from '../composition/composition.rules'

/** Pages that have not come by then keep no gateway out of service: a remote that is down breaks its own. */
const patienceMs = 10_000
const retryMs = { soon: 100, later: 5_000 }

type Options = {
  /** Releases that pages are asked of now. */
  releases: () => Promise<RemoteEntry[]>
  /** A shop's first page is cold as well: each channel has one asked for. */
  channels: readonly string[]
  /** Asks for a page; why it did not come in time, or undefined once it did. */
  ask: (remote: RemoteEntry, channel: string) => Promise<string | undefined>
}

const keyOf = ({ name, version }: Pick<RemoteEntry, 'name' | 'version'>) => `${name} ${version}`

/**
 * Asks each release for a page of each channel after a start, until it comes in time. A release that was warm
 * once is not asked again: `/ready` costs no page, and a remote that fails later closes no gateway.
 */
export class FirstPages {
  private readonly cold = new Map<string, string>()
  private readonly ended = new AbortController()
  private patientUntil = 0

  constructor(private readonly options: Options) {}

  async begin(): Promise<void> {
    this.patientUntil = Date.now() + patienceMs
    const releases = await this.options.releases()
    for (const remote of releases) this.cold.set(keyOf(remote), 'its first page is not here yet')
    for (const remote of releases) void this.warm(remote).finally(() => this.cold.delete(keyOf(remote)))
  }

  /** Releases without a page in time, with the reason; `isWaitedFor` while `/ready` has to say no. */
  state(): { cold: Record<string, string>; isWaitedFor: boolean } {
    const isWaitedFor = this.cold.size > 0 && Date.now() < this.patientUntil
    return { cold: Object.fromEntries(this.cold), isWaitedFor }
  }

  end(): void {
    this.ended.abort()
  }

  private async warm(remote: RemoteEntry): Promise<void> {
    for (const channel of this.options.channels)
      for (;;) {
        const lack = await this.options.ask(remote, channel)
        if (this.ended.signal.aborted || !lack) break
        this.cold.set(keyOf(remote), lack)
        const pauseMs = Date.now() < this.patientUntil ? retryMs.soon : retryMs.later
        await rest(pauseMs)
        if (!(await this.isMeant(remote))) return
      }
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
