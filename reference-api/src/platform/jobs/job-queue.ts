import { CompiledQuery } from 'kysely'
import PgBoss from 'pg-boss'
import type { Db } from '../database/db'
import type { ConnectedDatabase } from '../database/connect'
import type { Services } from '../../services'
import { bringBackFutureJobs } from './future-job.sql'
import { defaultRetryLimit, type Job } from './job'
import { reportFailedJob } from './report-failed-job'
import { watchClock } from './watch-clock'

export type JobQueue = {
  /** Adds a job within `db`'s transaction, so a rollback also discards the job. */
  enqueue: <Data extends object>(
    db: Db,
    job: Job<Data>,
    data: Data,
    options?: { startAfter?: Date },
  ) => Promise<void>
  start: (services: Services) => Promise<void>
  /** Runs all due jobs now and returns how many ran. Throws if a job fails. */
  drain: (services: Services) => Promise<number>
  /** Number of due jobs not yet picked up (at most 10,000), and the age of the oldest. */
  backlog: () => Promise<JobBacklog>
  stop: () => Promise<void>
}

export type JobBacklog = { waiting: number; oldestSeconds: number }

const pollingIntervalSeconds = 1
/** Interval between searches for jobs left in the future after the clock was set back. */
const bringBackEveryMs = 10_000
/** Number of jobs fetched at once. Large enough that mails go out within seconds during a rush of orders. */
const batchSize = 20
/** Cap on the number of jobs counted, because the count is read every few seconds. */
const mostCounted = 10_000
const retry = { retryLimit: defaultRetryLimit, retryDelay: 10, retryBackoff: true }
/** Failed jobs stay where staff can retry them. pg-boss archives done ones after 12 hours. */
const keepFailedSeconds = 7 * 86_400

export async function openJobQueue(
  database: ConnectedDatabase,
  jobs: readonly Job<never>[],
  onError: (error: Error) => void,
): Promise<JobQueue> {
  const boss = new PgBoss({
    db: {
      executeSql: async (text, values) => (await database.executeSql(text, values)) as { rows: never[] },
    },
    archiveFailedAfterSeconds: keepFailedSeconds,
    ...retry,
  })
  const setUp = new PgBoss({
    db: {
      executeSql: async (text, values) => (await database.executeSql(text, values)) as { rows: never[] },
    },
    supervise: false,
    schedule: false,
  })
  boss.on('error', onError)
  setUp.on('error', onError)
  await setUp.start()
  const known = new Set((await setUp.getQueues()).map((queue) => queue.name))
  for (const job of jobs) if (!known.has(job.name)) await setUp.createQueue(job.name)
  let isWorking = false
  let stopWatching = () => {}

  return {
    async enqueue(db, job, data, options = {}) {
      const tries = { ...retry, retryLimit: job.retryLimit ?? retry.retryLimit }
      await setUp.send(job.name, data, { ...tries, startAfter: options.startAfter, db: onHandle(db) })
    },
    async start(services) {
      const bringBack = () => bringBackFutureJobs(database.executeSql)
      await bringBack()
      await boss.start()
      isWorking = true
      const workers: string[] = []
      // pg-boss workers compute how long to sleep from the clock, so setting the clock back would prolong
      // their sleep.
      const endWatch = watchClock(() => workers.forEach((id) => boss.notifyWorker(id)))
      const timer = setInterval(() => void bringBack().catch(onError), bringBackEveryMs).unref()
      stopWatching = () => {
        endWatch()
        clearInterval(timer)
      }
      for (const job of jobs) {
        const worker = await boss.work<never>(
          job.name,
          { pollingIntervalSeconds, batchSize },
          async (batch) => {
            // Only the failed job is retried, so the rest of the batch doesn't run twice.
            for (const { id, data } of batch) {
              await job.run(data, services).then(
                () => (job.isPrivate ? boss.deleteJob(job.name, id) : undefined),
                (error: unknown) => {
                  reportFailedJob(services, job.name, error)
                  return boss.fail(job.name, id, { message: String(error) })
                },
              )
            }
          },
        )
        workers.push(worker)
        if (job.cron) await boss.schedule(job.name, job.cron, undefined, { tz: 'Asia/Tokyo' })
      }
    },
    async drain(services) {
      let count = 0
      // Repeats, because a job may enqueue another job of a type that has already been drained.
      for (let before = -1; before !== count;) {
        before = count
        const due = await dueJobs(database)
        for (const job of jobs) if (due.has(job.name)) await drainOne(job)
      }
      return count

      async function drainOne(job: Job<never>) {
        for (
          let batch = await setUp.fetch<never>(job.name);
          batch.length > 0;
          batch = await setUp.fetch<never>(job.name)
        ) {
          for (const { id, data } of batch) {
            await job.run(data, services)
            await (job.isPrivate ? setUp.deleteJob(job.name, id) : setUp.complete(job.name, id))
            count += 1
          }
        }
      }
    },
    backlog: () => fetchBacklog(database),
    async stop() {
      stopWatching()
      if (isWorking) await boss.stop({ graceful: true, timeout: 5_000, wait: true })
      await setUp.stop({ graceful: false, wait: true })
    },
  }
}

async function dueJobs(database: ConnectedDatabase): Promise<Set<string>> {
  const { rows } = await database.executeSql(
    "select distinct name from pgboss.job where state < 'active' and start_after <= now()",
  )
  return new Set((rows as { name: string }[]).map(({ name }) => name))
}

async function fetchBacklog(database: ConnectedDatabase): Promise<JobBacklog> {
  const { rows } = await database.executeSql(
    `select count(*)::int as waiting, coalesce(extract(epoch from now() - min(start_after)), 0)::float as seconds
      from (
        select start_after from pgboss.job where state < 'active' and start_after <= now() limit ${mostCounted}
      ) due`,
  )
  const [found] = rows as { waiting: number; seconds: number }[]
  return { waiting: found?.waiting ?? 0, oldestSeconds: found?.seconds ?? 0 }
}

function onHandle(db: Db): PgBoss.Db {
  return {
    async executeSql(text, values) {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values))
      return { rows: rows as never[] }
    },
  }
}
