import { defineJob } from '../platform/jobs/job'
import type { Services } from '../services'
import { photoFiles } from '../member/product-review/review-photo.rules'
import { thanksPicturePath } from '../order/social-gift/social-gift.rules'
import { listGiftsOfOrder } from '../order/social-gift/social-gift.sql'
import { lockLeft } from '../account/account/account-lock.sql'
import {
  blankAccount,
  blankOrder,
  blankRows,
  expirePoints,
  hasLeft,
  listFiles,
  listOrdersToErase,
  listUnerased,
  removeCarts,
  removeFileRow,
  removeRows,
} from './erase-users.sql'
import { removedFiles } from './personal-data.rules'

/**
 * The law requires books to be kept for seven years after the tax return is due, which is at most 15 months
 * after the order.
 */
const orderMonths = 7 * 12 + 15
const batchSize = 200

const listPaths = (table: (typeof removedFiles)[number], path: string) =>
  table === 'product_review_photo' ? photoFiles(path) : [path]

/** Erases a former member step by step. If a step fails, the next run continues from there. */
async function erase(services: Services, id: number): Promise<void> {
  const { db, storage, clock } = services
  if (!(await hasLeft(db, id))) return
  for (const table of removedFiles) {
    for (const file of await listFiles(db, table, id)) {
      for (const path of listPaths(table, file.storage_path)) await storage.remove(path)
      await removeFileRow(db, table, file.id)
    }
  }
  await blankRows(db, id)
  const isCartFree = await removeCarts(db, id)
  await db.transaction().execute(async (trx) => {
    await lockLeft(trx, id)
    await expirePoints(trx, id, clock.now())
    await removeRows(trx, id)
    if (isCartFree) await blankAccount(trx, id, clock.now())
  })
}

/** Enqueued when a member closes their account. */
export const eraseUser = defineJob<{ id: number }>({
  name: 'user.erase',
  run: ({ id }, services) => erase(services, id),
})

/** Retries failed erasures, and erases members who left before this feature existed. */
export const eraseLeftUsers = defineJob({
  name: 'user.erase-left',
  cron: '50 3 * * *',
  async run(_data, services) {
    for (const id of await listUnerased(services.db)) {
      await erase(services, id).catch((error: unknown) =>
        services.log.error({ err: error, id }, 'a member who left is not erased yet'),
      )
    }
  },
})

export const eraseOldOrders = defineJob({
  name: 'order.erase-old',
  cron: '10 4 * * *',
  async run(_data, { db, storage, clock }) {
    const before = clock.now()
    before.setUTCMonth(before.getUTCMonth() - orderMonths)
    for (
      let ids = await listOrdersToErase(db, before, batchSize);
      ids.length > 0;
      ids = await listOrdersToErase(db, before, batchSize)
    ) {
      for (const id of ids) {
        // Delete the file before the row so that no file is orphaned.
        for (const gift of await listGiftsOfOrder(db, id)) await storage.remove(thanksPicturePath(gift.id))
        await db.transaction().execute((trx) => blankOrder(trx, id, clock.now()))
      }
    }
  },
})
