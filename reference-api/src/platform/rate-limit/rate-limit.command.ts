import { Rejection } from '../http/rejection'
import type { Services } from '../../services'
import { addressKey } from '@storefront/telemetry/server'
import { countHits, countHitsInTurn, takeHitsBack } from './rate-limit.sql'

export type Limit = { hits: number; windowSeconds: number }
type KeyedLimit = { key: string } & Limit

export function waitInWords(seconds: number): string {
  return seconds < 60 ? `${seconds}秒` : `${Math.ceil(seconds / 60)}分`
}

type Asking = Pick<Services, 'db' | 'clock' | 'config' | 'log'>

/**
 * Throws a 429 with Retry-After once a key (`kind:who`) exceeds its limit within the window. Hits are shared
 * across all processes and across all addresses in a network. Logs once per window, without the "who" part.
 */
export const limitHits = (asking: Asking, key: string, limit: Limit): Promise<void> =>
  limitEachHit(asking, [{ key, ...limit }])

/**
 * Limits an action that counts against several keys ({@link limitHits}). Counts every key first, then
 * rejects if any is over its limit. List each key only once, and always in the same order.
 */
export async function limitEachHit(asking: Asking, limits: readonly KeyedLimit[]): Promise<void> {
  const now = asking.clock.now()
  refuseOver(asking, limits, await countHits(asking.db, toCounted(asking, limits), now), now)
}

const toCounted = ({ config }: Asking, limits: readonly KeyedLimit[]) =>
  limits.map(({ key, windowSeconds, hits }) => ({
    key: countedKey(key),
    windowSeconds,
    allowed: Math.floor(hits * config.rateLimitFactor),
  }))

function refuseOver(
  { config, log }: Asking,
  limits: readonly KeyedLimit[],
  counted: Awaited<ReturnType<typeof countHits>>,
  now: Date,
): void {
  for (const { key, hits } of limits) {
    const { hit_count, window_ends_at } = counted.find((row) => row.key === countedKey(key))!
    const allowed = Math.floor(hits * config.rateLimitFactor)
    if (hit_count <= allowed) continue
    const retryAfterSeconds = Math.max(Math.ceil((Date.parse(window_ends_at) - now.getTime()) / 1000), 1)
    if (hit_count === allowed + 1) log.warn({ limit: kindOf(key), retryAfterSeconds }, 'too many requests')
    throw tooManyRequests(retryAfterSeconds)
  }
}

/** Creates a 429 that states how long the client has to wait. */
export function tooManyRequests(retryAfterSeconds: number): Rejection {
  const message = `操作が続けて行われたため、受け付けを止めています。${waitInWords(retryAfterSeconds)}ほどお待ちのうえ、もう一度お試しください`
  return new Rejection(429, 'request.too_many', message, {}, { 'retry-after': String(retryAfterSeconds) })
}

/**
 * Limits failures only ({@link limitHits}). Every attempt is counted up front and taken back on
 * success, so concurrent guesses can't slip through.
 */
export const countFailures = <Result>(
  services: Services,
  key: string,
  limit: Limit,
  attempt: () => Promise<Result>,
): Promise<Result> => countFailuresOfEach(services, [{ key, ...limit }], attempt)

/**
 * Limits failures against several keys ({@link countFailures}). A key is counted only if none before it is
 * over its limit.
 */
export async function countFailuresOfEach<Result>(
  services: Services,
  limits: readonly KeyedLimit[],
  attempt: () => Promise<Result>,
): Promise<Result> {
  const now = services.clock.now()
  const keys = toCounted(services, limits)
  refuseOver(services, limits, await countHitsInTurn(services.db, keys, now), now)
  const result = await attempt()
  await takeHitsBack(
    services.db,
    keys.map(({ key }) => key),
  )
  return result
}

/**
 * Returns the key to count by. A whole network counts as one address, because its owner can use any address
 * in it.
 */
const countedKey = (key: string) => `${kindOf(key)}:${addressKey(key.slice(kindOf(key).length + 1))}`

/** Returns the limit's name, without the client's key. */
const kindOf = (key: string) => key.slice(0, key.indexOf(':'))
