import { LRUCache } from 'lru-cache'
import type { CompositionDocument, RemoteEntry } from '../composition/composition.rules'
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
import { guestRequestOf } from './guest-request.rules'
import { RemoteHealth } from './remote-health'

/** A page that is being rendered: when its turn came, how long it is waited for, and what came of it. */
type Flight = { deadlineMs: Promise<number>; whole: Promise<FragmentAnswer> }

/** Work for the next guests ends here too: the longest that a remote's call to the API may take. */
const longestWorkMs = 10_000

/** A form's command may make several calls; its end is waited for, since nobody may send it again. */
const longestSubmitMs = 30_000

/** Nobody waits longer for a turn; the queue's length is the limit that counts. */
const longestWaitMs = 5_000

/** Releases whose health is remembered; a few are in use at once. */
const maxReleases = 100

export type FragmentLimits = Pick<
  Configuration,
  'fragmentDeadlineMs' | 'fragmentSickDeadlineMs' | 'fragmentConcurrency' | 'fragmentQueueLimit'
>

/** Hears how long a release has taken for a page that came, or was given up as late. */
type NoteRender = (release: RemoteEntry, ms: number, address: string) => void

/** Pages of remotes: shared between guests where they may be, waited for by health, bounded by a queue. */
export class FragmentSource {
  private readonly cache = new FragmentCache<Flight>()
  private readonly cookiesRead = new CookiesRead()
  private readonly healths = new LRUCache<string, RemoteHealth>({ max: maxReleases })
  private readonly queues = new LRUCache<string, BoundedQueue>({ max: maxReleases })

  constructor(
    private readonly limits: FragmentLimits,
    private readonly log: (fields: Record<string, unknown>, message: string) => void = () => undefined,
    private readonly metrics?: Pick<GatewayMetrics, 'cache' | 'fragments'>,
    private readonly noteRender: NoteRender = () => undefined,
  ) {}

  /** The releases that pages are asked of. */
  states(): ReleaseState[] {
    return [...this.queues].map(([key, { running, waiting }]) => {
      const [name = '', version = ''] = key.split('@')
      return { name, version, running, waiting, isOpen: this.healths.get(key)?.isOpen ?? false }
    })
  }

  /** The page of a URL for this shopper, or why the browser has to render it. */
  async fragmentFor(
    remote: RemoteEntry,
    url: string,
    shopper: Shopper,
    { id }: Pick<CompositionDocument, 'id'>,
  ): Promise<FragmentAnswer> {
    const guest = guestRequestOf(shopper.cookie)
    const where = [id, remote.name, remote.version, shopper.channel, shopper.origin, url, guest?.shared]
    const key = JSON.stringify(where)
    if (!guest) return this.ownPage(remote, url, shopper)
    if (guest.own.length > 0 && this.cookiesRead.concern(key, guest.own))
      return this.ownPage(remote, url, shopper, key)
    // What no cookie of one's own came with can hold nobody's data.
    const anyGuest = { ...shopper, cookie: guest.shared }
    const read = this.cache.read(key, () => this.begin(remote, url, anyGuest, { isShared: true }))
    const result = 'known' in read ? 'hit' : read.isJoined ? 'joined' : 'miss'
    this.metrics?.cache.inc({ result })
    const answer = 'known' in read ? read.known : this.orBefore(key, await answerInTime(read.flight))
    this.cookiesRead.note(key, answer)
    if (guest.own.length > 0 && this.cookiesRead.concern(key, guest.own))
      return this.ownPage(remote, url, shopper, key)
    const isJoined = 'flight' in read && read.isJoined
    const isOfAnother = isJoined && 'fragment' in answer && answer.fragment.sharedMaxAgeMs === undefined
    return isOfAnother ? answerInTime(this.begin(remote, url, anyGuest, { isShared: false })) : answer
  }

  /** What the API has answered is told; of a remote that gives no page an earlier one is shown. */
  private orBefore(key: string, answer: FragmentAnswer): FragmentAnswer {
    if (!('missing' in answer) || answer.status !== undefined) return answer
    const before = this.cache.before(key)
    return before ? { ...before, insteadOf: answer } : answer
  }

  /** A page for this shopper alone; which cookies a guest's has read says who may share the next one. */
  private async ownPage(remote: RemoteEntry, url: string, shopper: Shopper, key?: string) {
    this.metrics?.cache.inc({ result: 'personal' })
    const answer = await answerInTime(this.begin(remote, url, shopper, { isShared: false }))
    if (key) this.cookiesRead.note(key, answer)
    return answer
  }

  /** Gives a form to its remote, once: nobody else shares the answer, and none is waited for in vain. */
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

  /** Each release is rendered by a process of its own. */
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
 * One request and what it tells of the remote's health: one that answers in time is well. Late work for all
 * guests goes on for the next ones, one shopper's own ends with the wait for it.
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

/** Each shopper waits from when the request was sent, who joins later from then on. */
async function answerInTime({ deadlineMs, whole }: Flight): Promise<FragmentAnswer> {
  const allowedMs = await deadlineMs
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<FragmentAnswer>((resolve) => {
    timer = setTimeout(() => resolve({ missing: 'late' }), allowedMs)
  })
  return Promise.race([whole, late]).finally(() => clearTimeout(timer))
}
