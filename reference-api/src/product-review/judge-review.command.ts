import type { Services } from '../services'
import { photoFiles } from './review-photo.rules'
import { deletePhotos, lockPhotos } from './review-photo.sql'
import { markJudged } from './written-review.sql'

/**
 * Shows a review, or refuses it. A refused one loses its photographs, files first, so that no file remains
 * without a row. False for an unknown review; a judged one may be judged again.
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
