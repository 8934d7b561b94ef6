import { Rejection } from '../rejection'
import type { Services } from '../services'
import { countHit } from './rate-limit.sql'

export type Limit = { hits: number; windowSeconds: number }

/** 429 with Retry-After once a key has been hit more often than its window allows; all processes count together. */
export async function limitHits({ db, clock, config }: Services, key: string, { hits, windowSeconds }: Limit): Promise<void> {
  const now = clock.now()
  const { hit_count, window_ends_at } = await countHit(db, key, windowSeconds, now)
  if (hit_count <= hits * config.rateLimitFactor) return
  const retryAfterSeconds = Math.max(Math.ceil((Date.parse(window_ends_at) - now.getTime()) / 1000), 1)
  throw new Rejection(429, 'request.too_many', '操作が続けて行われたため、しばらくしてからもう一度お試しください', {}, {
    'retry-after': String(retryAfterSeconds),
  })
}
