import type { Services } from '../services'

/** Delayed or repeated work. A job may run twice, so its handler must bear it. */
export type Job<Data> = {
  readonly name: string
  readonly run: (data: Data, services: Services) => Promise<void>
  /** What it was given is nobody's to read once it is done, e.g. a mail with a link that logs in. */
  readonly isPrivate?: boolean
  /** Repeats by the clock of Asia/Tokyo, e.g. `*\/5 * * * *`. */
  readonly cron?: string
  /** How often it is tried again, each time after twice as long, from 10 s on; five times if not told. */
  readonly retryLimit?: number
}

export function defineJob<Data extends object>(job: Job<Data>): Job<Data> {
  return job
}
