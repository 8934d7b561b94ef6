import { toTokyoDay } from '@storefront/locale-ja'
import { defineJob } from '../../platform/jobs/job'
import { deleteBookingsBefore } from './fitting-booking.sql'

/** Number of days after the date for which a booking is kept, in case of questions about the measurements. */
const keptDays = 30
const atATime = 500

/** Deletes past bookings in small batches, because the shop no longer needs the personal data. */
export const purgeBookings = defineJob({
  name: 'fitting-booking.purge',
  cron: '30 4 * * *',
  async run(_data, { db, clock }) {
    const since = new Date(clock.now().getTime() - keptDays * 24 * 60 * 60 * 1000)
    while ((await deleteBookingsBefore(db, toTokyoDay(since), atATime)) === atATime);
  },
})
