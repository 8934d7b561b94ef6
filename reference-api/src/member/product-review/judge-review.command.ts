import type { Services } from '../../services'
import { photoFiles } from './review-photo.rules'
import { deletePhotos, lockPhotos } from './review-photo.sql'
import { markJudged } from './written-review.sql'

/**
 * Approves or rejects a review. Rejecting deletes its photos, files before rows, so that no file is orphaned.
 * Returns false if the review doesn't exist. The decision can be changed later.
 */
export const judgeReview = (
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  id: number,
  { isShown, now }: { isShown: boolean; now: Date },
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    if (!(await markJudged(trx, id, { isShown, now }))) return false
    if (isShown) return true
    for (const { storage_path } of await lockPhotos(trx, id))
      for (const file of photoFiles(storage_path)) await storage.remove(file)
    await deletePhotos(trx, id)
    return true
  })
