import { defineJob } from '../../platform/jobs/job'
import { deleteUploads, lockUnusedUploads } from './upload-file.sql'

/** Hours that an upload may wait for its form to be sent. */
const unusedHours = 24
const atATime = 50

/** Deletes unused files in small batches, each file before its row, so that no file is orphaned. */
export const purgeUploads = defineJob({
  name: 'upload-file.purge',
  cron: '50 4 * * *',
  async run(_data, { db, storage, clock }) {
    const since = new Date(clock.now().getTime() - unusedHours * 60 * 60 * 1000)
    for (let count = atATime; count === atATime;) {
      count = await db.transaction().execute(async (trx) => {
        const unused = await lockUnusedUploads(trx, since, atATime)
        for (const { storage_path } of unused) await storage.remove(storage_path)
        if (unused.length > 0)
          await deleteUploads(
            trx,
            unused.map(({ id }) => id),
          )
        return unused.length
      })
    }
  },
})
