import { defineJob } from '../jobs/job'
import { deleteOldEvents } from './ecommerce-event.sql'

/** Nobody can read an event after 30 minutes (§9); a day is for who looks into a fault. */
const keptHours = 24
const atATime = 1_000

/** Old events, in small bites so that no one waits for it. */
export const purgeEvents = defineJob({
  name: 'ecommerce-event.purge',
  cron: '20 * * * *',
  async run(_data, { db, clock }) {
    const until = new Date(clock.now().getTime() - keptHours * 60 * 60 * 1000)
    while ((await deleteOldEvents(db, until, atATime)) === atATime);
  },
})
