import { LRUCache } from 'lru-cache'
import type { CompositionDocument } from '../composition/composition.rules'
import type { RemoteEntry } from '../release/remote-entry'
import type { Configuration } from '../configuration'
import type { GatewayMetrics, ReleaseState } from '../observe/gateway-metrics'
import { BoundedQueue } from './bounded-queue'
import { FragmentCache } from './fragment-cache'
import {
  fetchFragment,
  type FragmentAnswer,
  type MissingFragment,
  type PostedBody,
  type Shopper,
} from './fragment-client'
import { CookiesRead } from './cookies-read'
import type { ShopChangesSource } from './shop-changes-source'
import { parseShopperCookies } from './guest-request.rules'
import { RemoteHealth } from './remote-health'

/** A render in progress. `deadlineMs` resolves once the render leaves the queue. */
type Flight = { deadlineMs: Promise<number>; whole: Promise<FragmentAnswer> }

/**
 * Late work that guests share is aborted after this long, which is the longest that a remote's API call may
 * take.
 */
const longestWorkMs = 10_000

/**
 * A form submission may make several API calls. It must not be sent twice, so the gateway waits for the
 * result.
 */
const longestSubmitMs = 30_000

/** Max wait in the queue. In practice, the queue's length is the limit. */
const longestWaitMs = 5_000

/** Max releases to track. Only a few are in use at a time. */
const maxReleases = 100

export type FragmentLimits = Pick<
  Configuration,
  'fragmentDeadlineMs' | 'fragmentSickDeadlineMs' | 'fragmentConcurrency' | 'fragmentQueueLimit'
>

/** Called with the duration of each render that succeeded or was late. */
type NoteRender = (release: RemoteEntry, ms: number, address: string) => void

/**
 * Fetches pages from remotes. Guests share pages where possible. Deadlines depend on the remote's health, and
 * the queue is bounded.
 */
export class FragmentSource {
  private readonly cache: FragmentCache<Flight>
  private readonly cookiesRead = new CookiesRead()
  private readonly healths = new LRUCache<string, RemoteHealth>({ max: maxReleases })
  private readonly queues = new LRUCache<string, BoundedQueue>({ max: maxReleases })

  constructor(
    private readonly limits: FragmentLimits,
    private readonly log: (fields: Record<string, unknown>, message: string) => void = () => undefined,
    private readonly metrics?: Pick<GatewayMetrics, 'cache' | 'fragments'>,
    private readonly noteRender: NoteRender = () => undefined,
    changes: Pick<ShopChangesSource, 'hasChanged'> = { hasChanged: () => true },
  ) {
    this.cache = new FragmentCache(changes)
  }

  states(): ReleaseState[] {
    return [...this.queues].map(([key, { running, waiting }]) => {
      const [name = '', version = ''] = key.split('@')
      return { name, version, running, waiting, isOpen: this.healths.get(key)?.isOpen ?? false }
    })
  }

  /** Returns this shopper's page for a URL, or the reason why the browser must render it. */
  async fragmentFor(
    remote: RemoteEntry,
    url: string,
    shopper: Shopper,
    { id }: Pick<CompositionDocument, 'id'>,
  ): Promise<FragmentAnswer> {
    const cookies = parseShopperCookies(shopper.cookie)
    const where = [id, remote.name, remote.version, shopper.channel, shopper.origin, url, cookies.shared]
    const key = JSON.stringify(where)
    if (this.cookiesRead.needsOwnPage(key, cookies)) return this.ownPage(remote, url, shopper, key)
    // A page rendered without a shopper's own cookies cannot contain personal data.
    const anyGuest = { ...shopper, cookie: cookies.shared }
    const read = this.cache.read(key, shopper.version, () =>
      this.begin(remote, url, anyGuest, { isShared: true }),
    )
    const result = 'known' in read ? 'hit' : read.isJoined ? 'joined' : 'miss'
    this.metrics?.cache.inc({ result })
    const answer = 'known' in read ? read.known : this.orBefore(key, await answerInTime(read.flight))
    this.cookiesRead.note(key, answer)
    if (this.cookiesRead.concern(key, cookies)) return this.ownPage(remote, url, shopper, key)
    const isJoined = 'flight' in read && read.isJoined
    const isOfAnother = isJoined && 'fragment' in answer && answer.fragment.sharedMaxAgeMs === undefined
    const shown = isOfAnother
      ? await answerInTime(this.begin(remote, url, anyGuest, { isShared: false }))
      : answer
    return 'fragment' in shown ? { ...shown, isShared: true } : shown
  }

  /** Falls back to an earlier page if the remote returned none. An error from the API is passed on. */
  private orBefore(key: string, answer: FragmentAnswer): FragmentAnswer {
    if (!('missing' in answer) || answer.status !== undefined) return answer
    const before = this.cache.before(key)
    return before ? { ...before, insteadOf: answer } : answer
  }

  /**
   * Renders a page for this shopper only. Records which cookies the render read, because they decide who may
   * share the next page.
   */
  private async ownPage(remote: RemoteEntry, url: string, shopper: Shopper, key: string) {
    this.metrics?.cache.inc({ result: 'personal' })
    const answer = await answerInTime(this.begin(remote, url, shopper, { isShared: false }))
    this.cookiesRead.note(key, answer)
    return answer
  }

  /** Posts a form to its remote exactly once. The response is never shared or cached. */
  async submit(
    remote: RemoteEntry,
    url: string,
    shopper: Shopper,
    posted: PostedBody,
  ): Promise<FragmentAnswer> {
    const answer = await this.queueOf(remote).run(() =>
      fetchFragment(remote, url, shopper, AbortSignal.timeout(longestSubmitMs), posted),
    )
    return answer ?? { missing: 'overloaded' }
  }

  private begin(
    remote: RemoteEntry,
    url: string,
    shopper: Shopper,
    { isShared }: { isShared: boolean },
  ): Flight {
    const health = this.healthOf(remote)
    let tellDeadline: (deadlineMs: number) => void = () => undefined
    const deadlineMs = new Promise<number>((resolve) => (tellDeadline = resolve))
    const whole = this.queueOf(remote)
      .run(async () => {
        const allowedMs = health.nextDeadlineMs()
        tellDeadline(allowedMs)
        const stop = this.metrics?.fragments.startTimer({ remote: remote.name, version: remote.version })
        const begunAt = performance.now()
        const answer = await send(
          { health, address: shopper.address, deadlineMs: allowedMs, isShared },
          (signal) => fetchFragment(remote, url, shopper, signal),
        ).finally(stop)
        if ('fragment' in answer || answer.missing === 'late')
          this.noteRender(remote, performance.now() - begunAt, shopper.address)
        return answer
      })
      .then((answer): FragmentAnswer => {
        tellDeadline(0)
        return answer ?? { missing: 'overloaded' }
      })
    return { deadlineMs, whole }
  }

  private healthOf({ name, version }: RemoteEntry): RemoteHealth {
    const { fragmentDeadlineMs: healthyMs, fragmentSickDeadlineMs: sickMs } = this.limits
    const key = `${name}@${version}`
    const onChange = (isOpen: boolean) =>
      this.log({ remote: name, version }, isOpen ? 'circuit opened' : 'circuit closed')
    const health = this.healths.get(key) ?? new RemoteHealth({ healthyMs, sickMs }, onChange)
    this.healths.set(key, health)
    return health
  }

  /** Returns the release's queue. Each release renders in its own process, so each has its own queue. */
  private queueOf({ name, version }: RemoteEntry): BoundedQueue {
    const { fragmentConcurrency: concurrency, fragmentQueueLimit: waiting } = this.limits
    const key = `${name}@${version}`
    const queue = this.queues.get(key) ?? new BoundedQueue({ concurrency, waiting, longestWaitMs })
    this.queues.set(key, queue)
    return queue
  }
}

type Sending = { health: RemoteHealth; address: string; deadlineMs: number; isShared: boolean }

/**
 * Sends one request and updates the remote's health. A response in time is a success. Late work that guests
 * share continues, but late work for a single shopper is aborted.
 */
async function send(
  { health, address, deadlineMs, isShared }: Sending,
  ask: (signal: AbortSignal) => Promise<FragmentAnswer>,
): Promise<FragmentAnswer> {
  const work = new AbortController()
  let isLate = false
  let stopWaiting: () => void = () => undefined
  const deadline = setTimeout(() => {
    isLate = true
    health.fail(address)
    if (isShared) stopWaiting = health.goOnLate(work)
    else work.abort()
  }, deadlineMs)
  const end = setTimeout(() => work.abort(), Math.max(longestWorkMs, deadlineMs))
  const answer = await ask(work.signal)
  clearTimeout(deadline)
  clearTimeout(end)
  stopWaiting()
  if (isLate) return answer
  const isFailure = 'missing' in answer && answer.missing === 'failed' && !isAnswered(answer)
  if (isFailure) health.fail(address)
  else health.succeed()
  return answer
}

const isAnswered = ({ status, isAnswered: isOwn }: MissingFragment) => status !== undefined || isOwn === true

/**
 * Waits for a render until its deadline, then reports the page as late. The time counts from the render's
 * start, or from the moment when a shopper joins a running render.
 */
async function answerInTime({ deadlineMs, whole }: Flight): Promise<FragmentAnswer> {
  const allowedMs = await deadlineMs
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<FragmentAnswer>((resolve) => {
    timer = setTimeout(() => resolve({ missing: 'late' }), allowedMs)
  })
  return Promise.race([whole, late]).finally(() => clearTimeout(timer))
}
