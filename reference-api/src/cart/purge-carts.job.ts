import { defineJob } from '../jobs/job'
import { deleteExpiredCarts } from './cart.sql'

/** Carts that nobody can open any more, in small bites so that no one waits for it. */
export const purgeCarts = defineJob({
  name: 'cart.purge',
  cron: '30 4 * * *',
  async run(_data, { db, clock }) {
    while ((await deleteExpiredCarts(db, clock.now(), 500)) === 500);
  },
})
