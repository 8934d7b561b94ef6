import type { ExecuteSql } from '../database/connect'

/**
 * Exceeds the clock difference between two servers. A job further ahead was created before the clock was set
 * back.
 */
const toleranceSeconds = 60

/**
 * Moves jobs and timestamps from the future to now after the database's clock was set back. Otherwise, the
 * jobs would wait until that time. A job keeps its own delay.
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
