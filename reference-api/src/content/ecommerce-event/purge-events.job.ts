import { defineJob } from '../../platform/jobs/job'
import { deleteOldEvents } from './ecommerce-event.sql'

/** Events become unreadable after 30 minutes (§9). Keeping them for a day helps to investigate faults. */
const keptHours = 24
const atATime = 1_000

/** Deletes old events in small batches, so that requests don't have to wait. */
export const purgeEvents = defineJob({
  name: 'ecommerce-event.purge',
  cron: '20 * * * *',
  async run(_data, { db, clock }) {
    const until = new Date(clock.now().getTime() - keptHours * 60 * 60 * 1000)
    while ((await deleteOldEvents(db, until, atATime)) === atATime);
  },
})
