import type { Access } from '@storefront/contracts'
import type { FastifyReply } from 'fastify'
import { assert, type Struct } from 'superstruct'
import { apiMetrics } from '../../observe/api-metrics'
import type { Caller } from '../caller'
import { jsonFromStorage } from './storage-base.rules'

/** Max age, in seconds, of the stock and prices shown (ADR 0054). */
const maxAgeSeconds = 2
const hourMs = 3_600_000

type CachedResponse = { body: Buffer; headers: Record<string, unknown>; expiresAt: Date; maxAge: number }

type Guest = Pick<Caller<Access>, 'channel' | 'version' | 'request' | 'shopCache' | 'clock' | 'config'>
type GuestCall = Guest & { reply: FastifyReply; turns: (string | null)[] }

/** Returns true if all callers with the same request get the same response. */
export const isGuest = ({ member, request }: Pick<Caller<Access>, 'member' | 'request'>) =>
  member === null && request.headers.authorization === undefined

/** Returns the cache key. A channel has one response per URL, which was validated when it was computed. */
const toCacheKey = ({ channel, request }: Guest) => `answer ${channel.id} ${request.url}`
const toCacheVersion = ({ version }: Guest) => `${version.shop} ${version.stock}`

/** Returns the cached response, or undefined if it must be computed. */
export function findCachedResponse(guest: Guest): CachedResponse | undefined {
  const now = guest.clock.now()
  const answer = guest.shopCache.get<CachedResponse>(toCacheKey(guest), toCacheVersion(guest))
  if (answer) apiMetrics().cache.inc({ cache: 'shared answers', result: 'hit' })
  return answer && { ...answer, maxAge: computeMaxAge(answer, now) }
}

/** Computes and serialises a response once for all guests who send the same request. */
export async function cacheResponse<Response>(
  call: GuestCall,
  { response }: { response?: Struct<Response, unknown> },
  handle: () => Promise<unknown>,
): Promise<CachedResponse> {
  const now = call.clock.now()
  // Concurrent callers wait for this computation.
  let result = 'hit'
  const answer = await call.shopCache.fetch(toCacheKey(call), toCacheVersion(call), async () => {
    result = 'miss'
    const value = await handle()
    if (response && call.config.isAnswerChecked) assert(value, response)
    const body = Buffer.from(jsonFromStorage(value, call.channel))
    const expiresAt = nextTurn(now, call.turns)
    return {
      value: { body, headers: readPagingHeaders(call.reply), expiresAt, maxAge: 0 },
      expiresAt,
      bytes: body.length,
    }
  })
  apiMetrics().cache.inc({ cache: 'shared answers', result })
  return { ...answer, maxAge: computeMaxAge(answer, now) }
}

export const sendCachedResponse = (reply: FastifyReply, { body, headers, maxAge }: CachedResponse) =>
  reply
    .headers({
      ...headers,
      vary: 'x-ecd-channel-id, authorization',
      'cache-control': `public, max-age=${maxAge}, s-maxage=${maxAge}`,
      'content-type': 'application/json; charset=utf-8',
    })
    .send(body)

/**
 * Returns the time at which a response expires. Days and cut-off times change on the hour, but sales can
 * start or end at any time.
 */
function nextTurn(now: Date, turns: readonly (string | null)[]): Date {
  const fullHour = (Math.floor(now.getTime() / hourMs) + 1) * hourMs
  const later = turns.flatMap((turn) => {
    const at = turn === null ? 0 : Date.parse(turn)
    return at > now.getTime() ? [at] : []
  })
  return new Date(Math.min(fullHour, ...later))
}

const computeMaxAge = ({ expiresAt }: CachedResponse, now: Date) =>
  Math.max(Math.min(maxAgeSeconds, Math.floor((expiresAt.getTime() - now.getTime()) / 1_000)), 0)

const readPagingHeaders = (reply: FastifyReply) =>
  Object.fromEntries(Object.entries(reply.getHeaders()).filter(([name]) => /^x-(total|.*page)$/.test(name)))
