import type { Services } from '../services'

/** Delayed or repeated work. A job may run twice, so its handler must be idempotent. */
export type Job<Data> = {
  readonly name: string
  readonly run: (data: Data, services: Services) => Promise<void>
  /** Deletes the job's data once it is done, e.g. a mail with a login link. */
  readonly isPrivate?: boolean
  /** Repeats in the zone Asia/Tokyo, e.g. `*\/5 * * * *`. */
  readonly cron?: string
  /** Retries, each after twice the delay, from 10 s on; default 5. */
  readonly retryLimit?: number
}

export function defineJob<Data extends object>(job: Job<Data>): Job<Data> {
  return job
}
