import type { Services } from '../../services'

/** Retries of a job that sets no limit of its own. */
export const defaultRetryLimit = 5

/** Delayed or recurring work. A job may run twice, so its handler must be idempotent. */
export type Job<Data> = {
  readonly name: string
  readonly run: (data: Data, services: Services) => Promise<void>
  /** Deletes the job's data once the job is done, e.g. a mail with a login link. */
  readonly isPrivate?: boolean
  /** Cron schedule in Asia/Tokyo, e.g. `*\/5 * * * *`. */
  readonly cron?: string
  /** Max retries (default 5). The delay starts at 10 s and doubles each time. */
  readonly retryLimit?: number
}

const defined = new WeakSet<object>()

/** Marks a job, so that the registry finds it among the exports of its `.job.ts`. */
export function defineJob<Data extends object>(job: Job<Data>): Job<Data> {
  defined.add(job)
  return job
}

/** Returns true only for what `defineJob` returned. */
export const isJob = (value: unknown): value is Job<never> =>
  typeof value === 'object' && value !== null && defined.has(value)
