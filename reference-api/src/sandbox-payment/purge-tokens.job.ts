import { defineJob } from '../jobs/job'
import { deleteOldTokens } from '../sandbox-card/sandbox-card.sql'

/** Longer than anybody takes from the card form to the order; what a member saved stays. */
const keptHours = 24
const atATime = 500

/**
 * Tokens that became neither an order in time nor a saved card, in small bites so that no one waits for it.
 */
export const purgeTokens = defineJob({
  name: 'sandbox-payment.purge',
  cron: '25 4 * * *',
  async run(_data, { db, clock }) {
    const until = new Date(clock.now().getTime() - keptHours * 60 * 60 * 1000)
    while ((await deleteOldTokens(db, until, atATime)) === atATime);
  },
})
