import type { Access } from '@storefront/contracts'
import { validityHeaders } from '@storefront/contracts/shop-changes'
import type { FastifyReply } from 'fastify'
import { assert, type Struct } from 'superstruct'
import { apiMetrics } from '../../observe/api-metrics'
import { findTagged, loadTagged } from '../../shop-cache/tagged-values'
import type { Caller } from '../caller'
import { toExpiring } from './expiring'
import { jsonFromStorage } from './storage-base.rules'

/** Max age, in seconds, of the stock and prices shown (ADR 0054). */
const maxAgeSeconds = 2
const hourMs = 3_600_000

type CachedResponse = {
  body: Buffer
  headers: Record<string, unknown>
  expiresAt: Date
  tags: readonly string[] | undefined
  /** The version that the response was computed at (`ShopVersion`). */
  at: number
}

/** `maxAge` in seconds. `lastsMs` is how long the response lasts if its tags don't change. */
type SentResponse = CachedResponse & { maxAge: number; lastsMs: number }

type Guest = Pick<
  Caller<Access>,
  'channel' | 'version' | 'request' | 'shopCache' | 'shopChanges' | 'clock' | 'config' | 'db' | 'readDb'
>
type GuestCall = Guest & { reply: FastifyReply }

/** Returns true if all callers with the same request get the same response. */
export const isGuest = ({ member, request }: Pick<Caller<Access>, 'member' | 'request'>) =>
  member === null && request.headers.authorization === undefined

/** Returns the cache key. A channel has one response per URL, which was validated when it was computed. */
const toCacheKey = ({ channel, request }: Pick<Guest, 'channel' | 'request'>) =>
  `answer ${channel.id} ${request.url}`

/** Returns the cached response, or undefined if it must be computed. */
export function findCachedResponse(guest: Guest): SentResponse | undefined {
  const answer = findTagged<CachedResponse>(guest, toCacheKey(guest))
  if (answer) apiMetrics().cache.inc({ cache: 'shared answers', result: 'hit' })
  return answer && toSent(guest, answer)
}

/** Computes and serialises a response once for all guests who send the same request. */
export async function cacheResponse<Response>(
  call: GuestCall,
  { response }: { response?: Struct<Response, unknown> },
  handle: () => Promise<unknown>,
): Promise<SentResponse> {
  const now = call.clock.now()
  const { value, isLoaded } = await loadTagged<CachedResponse>(call, toCacheKey(call), async () => {
    const answer = toExpiring(await handle())
    if (response && call.config.isAnswerChecked) assert(answer.response, response)
    const body = Buffer.from(jsonFromStorage(answer.response, call.channel))
    const expiresAt = computeExpiry(now, answer.expiresAt)
    return {
      value: {
        body,
        headers: readPagingHeaders(call.reply),
        expiresAt,
        tags: answer.tags,
        at: call.version.at,
      },
      expiresAt,
      bytes: body.length,
    }
  })
  apiMetrics().cache.inc({ cache: 'shared answers', result: isLoaded ? 'miss' : 'hit' })
  return toSent(call, value)
}

export const sendCachedResponse = (
  reply: FastifyReply,
  { body, headers, maxAge, tags, lastsMs }: SentResponse,
) =>
  reply
    .headers({
      ...headers,
      ...(tags && { [validityHeaders.tags]: tags.join(' '), [validityHeaders.lastsMs]: lastsMs }),
      vary: 'x-ecd-channel-id, authorization',
      'cache-control': `public, max-age=${maxAge}, s-maxage=${maxAge}`,
      'content-type': 'application/json; charset=utf-8',
    })
    .send(body)

/** Returns the response's expiry, or the next full hour if that is earlier: days and cut-off times change. */
function computeExpiry(now: Date, expiresAt: Date | undefined): Date {
  const fullHour = (Math.floor(now.getTime() / hourMs) + 1) * hourMs
  return new Date(Math.min(fullHour, expiresAt?.getTime() ?? fullHour))
}

/** A replica may answer with older data than the version that was read of it before. */
const longestOfReplicaMs = 60_000

function toSent({ clock, db, readDb }: Guest, response: CachedResponse): SentResponse {
  const leftMs = Math.max(response.expiresAt.getTime() - clock.now().getTime(), 0)
  return {
    ...response,
    maxAge: Math.min(maxAgeSeconds, Math.floor(leftMs / 1_000)),
    lastsMs: db === readDb ? leftMs : Math.min(leftMs, longestOfReplicaMs),
  }
}

const readPagingHeaders = (reply: FastifyReply) =>
  Object.fromEntries(Object.entries(reply.getHeaders()).filter(([name]) => /^x-(total|.*page)$/.test(name)))
