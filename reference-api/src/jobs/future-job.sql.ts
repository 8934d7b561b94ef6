import type { ExecuteSql } from '../database/connect'

/** Clocks of two servers differ by less; a job further in the future was made before a step back. */
const toleranceSeconds = 60

/**
 * Moves jobs and marks of the queue from the future back to now, as far as the clock of the database was
 * put back: they would rest until it is that late again. A delay that a job asked for stays.
 */
export async function bringBackFutureJobs(executeSql: ExecuteSql): Promise<void> {
  await executeSql(`
    update pgboss.job set
      start_after = start_after - (greatest(created_on, started_on) - now()),
      keep_until = keep_until - (greatest(created_on, started_on) - now()),
      created_on = least(created_on, now()),
      started_on = least(started_on, now())
    where state < 'completed'
      and greatest(created_on, started_on) > now() + interval '${toleranceSeconds} s'`)
  await executeSql(`
    update pgboss.version set
      cron_on = least(cron_on, now()),
      maintained_on = least(maintained_on, now()),
      monitored_on = least(monitored_on, now())
    where greatest(cron_on, maintained_on, monitored_on) > now() + interval '${toleranceSeconds} s'`)
}
