import type { Access } from '@storefront/contracts'
import { validityHeaders } from '@storefront/contracts/shop-changes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { assert, type Struct } from 'superstruct'
import { apiMetrics } from '../../observe/api-metrics'
import { findTagged, loadTagged } from '../../shop-cache/tagged-values'
import type { Caller } from '../caller'
import { toExpiring } from './expiring'
import {
  findFlagPlaces,
  writeFlags,
  type FlaggedIds,
  type FlagPlaces,
  type MemberFlag,
} from './member-flags.rules'
import { jsonFromStorage } from './storage-base.rules'

/** Max age, in seconds, of the stock and prices shown (ADR 0054). */
const maxAgeSeconds = 2
const hourMs = 3_600_000

type CachedResponse = {
  body: Buffer
  /** Places of the values that may be true for a member. */
  flags: FlagPlaces[]
  headers: Record<string, unknown>
  expiresAt: Date
  tags: readonly string[] | undefined
  /** The version that the response was computed at (`ShopVersion`). */
  at: number
}

/** `maxAge` in seconds. `lastsMs` is how long the response lasts if its tags don't change. */
type SentResponse = CachedResponse & { maxAge: number; lastsMs: number }

type Visitor = Pick<
  Caller<Access>,
  'channel' | 'version' | 'request' | 'shopCache' | 'shopChanges' | 'clock' | 'config' | 'db' | 'readDb'
>

/** Returns the cache key. A channel has one response per URL, which was validated when it was computed. */
const toCacheKey = ({ channel, request }: Pick<Visitor, 'channel' | 'request'>) =>
  `answer ${channel.id} ${request.url}`

/** Returns the cached response, or undefined if it must be computed. */
export function findCachedResponse(visitor: Visitor): SentResponse | undefined {
  const answer = findTagged<CachedResponse>(visitor, toCacheKey(visitor))
  if (answer) apiMetrics().cache.inc({ cache: 'shared answers', result: 'hit' })
  return answer && toSent(visitor, answer)
}

/** Computes and serialises a response once for all callers who send the same request. */
export async function cacheResponse<Response>(
  call: Visitor & { reply: FastifyReply },
  { response, flags }: { response?: Struct<Response, unknown>; flags: readonly MemberFlag[] },
  handle: () => Promise<unknown>,
): Promise<SentResponse> {
  const now = call.clock.now()
  const { value, isLoaded } = await loadTagged<CachedResponse>(call, toCacheKey(call), async () => {
    const answer = toExpiring(await handle())
    if (response && call.config.isAnswerChecked) assert(answer.response, response)
    const body = Buffer.from(jsonFromStorage(answer.response, call.channel))
    const places = findFlagPlaces(flags, answer.response, body)
    const expiresAt = computeExpiry(now, answer.expiresAt)
    return {
      value: {
        body,
        flags: places,
        headers: readPagingHeaders(call.reply),
        expiresAt,
        tags: answer.tags,
        at: call.version.at,
      },
      expiresAt,
      bytes: body.length + computeBytes(places),
    }
  })
  apiMetrics().cache.inc({ cache: 'shared answers', result: isLoaded ? 'miss' : 'hit' })
  return toSent(call, value)
}

/** Bytes of an object with two numbers, and of its id. */
const placeBytes = 48

const computeBytes = (flags: readonly FlagPlaces[]) =>
  flags.reduce((sum, { places }) => sum + placeBytes * places.length, 0)

const jsonType = 'application/json; charset=utf-8'
const vary = 'x-ecd-channel-id, authorization'

export const sendToGuest = (
  reply: FastifyReply,
  { body, headers, maxAge, tags, lastsMs }: SentResponse,
): FastifyReply =>
  reply
    .headers({
      ...headers,
      ...(tags && { [validityHeaders.tags]: tags.join(' '), [validityHeaders.lastsMs]: lastsMs }),
      vary,
      'cache-control': `public, max-age=${maxAge}, s-maxage=${maxAge}`,
      'content-type': jsonType,
    })
    .send(body)

/** Sends the response with the caller's flags, for after `writeUncached`. A login that has ended has none. */
export const sendToMember = (
  reply: FastifyReply,
  { body, headers, flags }: SentResponse,
  flagged: FlaggedIds = {},
): FastifyReply =>
  reply.headers({ ...headers, 'content-type': jsonType }).send(writeFlags(body, flags, flagged))

/** Forbids caches to reuse a refusal, or what a request with an authorization gets. */
export const writeUncached = (reply: FastifyReply, { headers }: FastifyRequest): FastifyReply =>
  reply.headers({ vary, 'cache-control': headers.authorization === undefined ? 'no-cache' : 'no-store' })

/** Returns the response's expiry, or the next full hour if that is earlier: days and cut-off times change. */
function computeExpiry(now: Date, expiresAt: Date | undefined): Date {
  const fullHour = (Math.floor(now.getTime() / hourMs) + 1) * hourMs
  return new Date(Math.min(fullHour, expiresAt?.getTime() ?? fullHour))
}

/** A replica may answer with older data than the version that was read of it before. */
const longestOfReplicaMs = 60_000

function toSent({ clock, db, readDb }: Visitor, response: CachedResponse): SentResponse {
  const leftMs = Math.max(response.expiresAt.getTime() - clock.now().getTime(), 0)
  return {
    ...response,
    maxAge: Math.min(maxAgeSeconds, Math.floor(leftMs / 1_000)),
    lastsMs: db === readDb ? leftMs : Math.min(leftMs, longestOfReplicaMs),
  }
}

const readPagingHeaders = (reply: FastifyReply) =>
  Object.fromEntries(Object.entries(reply.getHeaders()).filter(([name]) => /^x-(total|.*page)$/.test(name)))
