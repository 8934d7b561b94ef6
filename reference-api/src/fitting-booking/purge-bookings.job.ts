import { toTokyoDay } from '@storefront/locale-ja'
import { defineJob } from '../jobs/job'
import { deleteBookingsBefore } from './fitting-booking.sql'

/** As long as a family may ask about what was measured. */
const keptDays = 30
const atATime = 500

/** Bookings of days that are over, in small bites: who came is nobody's business any more. */
export const purgeBookings = defineJob({
  name: 'fitting-booking.purge',
  cron: '30 4 * * *',
  async run(_data, { db, clock }) {
    const since = new Date(clock.now().getTime() - keptDays * 24 * 60 * 60 * 1000)
    while ((await deleteBookingsBefore(db, toTokyoDay(since), atATime)) === atATime);
  },
})
