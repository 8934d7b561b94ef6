import { toTokyoDay } from '@storefront/locale-ja'
import { defineJob } from '../../../platform/jobs/job'
import { toMonth } from './shelf-order.rules'
import { listChannelIds, orderShelf } from './shelf-order.sql'

/** Orders every channel's shelf. Seasons change monthly, so the order stays the same on other days. */
export const orderShelves = defineJob({
  name: 'product.order-shelf',
  cron: '20 0 * * *',
  async run(_data, { db, clock }) {
    const month = toMonth(toTokyoDay(clock.now()))
    for (const id of await listChannelIds(db)) await orderShelf(db, id, month)
  },
})
