import { withoutTokens } from '@storefront/telemetry/server'
import { sql } from 'kysely'
import type { Db } from '../database/db'
import { defaultRetryLimit } from './job'

/**
 * A job that was given up, at an ISO 8601 time. A mail has `to` and `subject`, a job about an order has
 * `order_no`.
 */
export type FailedJob = {
  id: string
  name: string
  failed_at: string
  error: string
  to?: string
  subject?: string
  order_no?: string
}

type Row = Omit<FailedJob, 'error' | 'to' | 'subject' | 'order_no'> &
  Record<'error' | 'to' | 'subject' | 'order_no', string | null>

/** Lists the jobs that were given up, oldest first, without the rest of their data, such as a mail's text. */
export async function listFailedJobs(db: Db): Promise<FailedJob[]> {
  const { rows } = await sql<Row>`
    select job.id, job.name, job.completed_on as failed_at, job.output->>'message' as error,
      job.data->>'to' as "to", job.data->>'subject' as subject, "order".order_no
    from pgboss.job
    left join "order" on "order".id = (job.data->>'order_id')::integer
    where job.state = 'failed'
    order by job.completed_on, job.id`.execute(db)
  return rows.map(({ id, name, failed_at, error, ...about }) => ({
    ...{ id, name, failed_at, error: withoutTokens(error ?? '') },
    ...Object.fromEntries(Object.entries(about).filter(([, value]) => value !== null)),
  }))
}

/**
 * Makes failed jobs due again, with as many tries as a new job: the one with this id, or all with this name.
 * Returns their ids.
 */
export async function retryFailedJobs(db: Db, idOrName: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update pgboss.job
    set state = 'retry', retry_limit = retry_count + 1 + ${defaultRetryLimit}::integer,
      start_after = now(), completed_on = null
    where state = 'failed' and (id::text = ${idOrName} or name = ${idOrName})
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}
