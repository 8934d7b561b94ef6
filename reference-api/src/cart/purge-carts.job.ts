import { defineJob } from '../platform/jobs/job'
import { deleteExpiredCarts } from './cart.sql'

/** Deletes expired carts in small batches, so that no request has to wait. */
export const purgeCarts = defineJob({
  name: 'cart.purge',
  cron: '30 4 * * *',
  async run(_data, { db, clock }) {
    while ((await deleteExpiredCarts(db, clock.now(), 500)) === 500);
  },
})
