import { Rejection } from '../http/rejection'
import type { Services } from '../services'
import { addressKey } from '@storefront/telemetry/server'
import { countHits, takeHitBack } from './rate-limit.sql'

export type Limit = { hits: number; windowSeconds: number }

/** How long to wait, as a shopper reads it. */
export function waitInWords(seconds: number): string {
  return seconds < 60 ? `${seconds}秒` : `${Math.ceil(seconds / 60)}分`
}

type Asking = Pick<Services, 'db' | 'clock' | 'config' | 'log'>

/**
 * 429 with Retry-After once a key (`kind:who`) has been hit more often than its window allows; all processes
 * count
 * together, and the addresses of one network too. Told to the log once a window, by its kind alone.
 */
export const limitHits = (asking: Asking, key: string, limit: Limit): Promise<void> =>
  limitEachHit(asking, [{ key, ...limit }])

/**
 * As {@link limitHits}, for one act that counts under several keys, each of them named once and always in the
 * same order: all are counted, then the first that is over refuses.
 */
export async function limitEachHit(
  { db, clock, config, log }: Asking,
  limits: readonly ({ key: string } & Limit)[],
): Promise<void> {
  const now = clock.now()
  const counted = await countHits(
    db,
    limits.map(({ key, windowSeconds }) => ({ key: countedKey(key), windowSeconds })),
    now,
  )
  for (const { key, hits } of limits) {
    const { hit_count, window_ends_at } = counted.find((row) => row.key === countedKey(key))!
    const allowed = Math.floor(hits * config.rateLimitFactor)
    if (hit_count <= allowed) continue
    const retryAfterSeconds = Math.max(Math.ceil((Date.parse(window_ends_at) - now.getTime()) / 1000), 1)
    if (hit_count === allowed + 1) log.warn({ limit: kindOf(key), retryAfterSeconds }, 'too many requests')
    throw tooManyRequests(retryAfterSeconds)
  }
}

/** 429 that says how long to wait. */
export function tooManyRequests(retryAfterSeconds: number): Rejection {
  const message = `操作が続けて行われたため、受け付けを止めています。${waitInWords(retryAfterSeconds)}ほどお待ちのうえ、もう一度お試しください`
  return new Rejection(429, 'request.too_many', message, {}, { 'retry-after': String(retryAfterSeconds) })
}

/**
 * As {@link limitHits}, for what may be done as often as it succeeds: only what is refused counts. Counted
 * beforehand, so that guesses at once count too.
 */
export async function countFailures<Result>(
  services: Services,
  key: string,
  limit: Limit,
  attempt: () => Promise<Result>,
): Promise<Result> {
  await limitHits(services, key, limit)
  const result = await attempt()
  await takeHitBack(services.db, countedKey(key))
  return result
}

/** Who chooses among the addresses of a network is one. */
const countedKey = (key: string) => `${kindOf(key)}:${addressKey(key.slice(kindOf(key).length + 1))}`

/** What is limited, without whom. */
const kindOf = (key: string) => key.slice(0, key.indexOf(':'))
