import { Rejection } from '../../platform/http/rejection'
import type { Api } from '../../platform/http/serve'
import { photoFile, photoWidth } from './review-photo.rules'
import { findShownPhoto } from './review-photo.sql'

/** Short, because the photos of a withdrawn review must disappear too. */
const cacheControl = 'public, max-age=600'

/** Serves `/media/review/<token>/<width>.webp` as long as the photo's review is shown. */
export function reviewPhotoRoutes(app: Api): void {
  const { storage, readDb } = app.services

  app.get<{ Params: { token: string; file: string } }>(
    '/media/review/:token/:file',
    async ({ params }, reply) => {
      const width = photoWidth(params.file)
      const photo = width && /^[\w-]+$/.test(params.token) && (await findShownPhoto(readDb, params.token))
      const bytes = photo && (await storage.read(photoFile(photo.storage_path, width)))
      if (!bytes) throw new Rejection(404, 'review_photo.not_found', '画像が見つかりませんでした')
      return reply
        .header('cache-control', cacheControl)
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/webp')
        .send(bytes)
    },
  )
}
