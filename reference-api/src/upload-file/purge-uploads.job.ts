import { defineJob } from '../jobs/job'
import { deleteUploads, lockUnusedUploads } from './upload-file.sql'

/** As long as somebody may take to send the form that an upload was made for. */
const unusedHours = 24
const atATime = 50

/** Files that nothing refers to, in small bites; a file goes before its row, so that none is left behind. */
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
