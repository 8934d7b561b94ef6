import { reviewPhotoWidths } from '@storefront/contracts'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Services } from '../../services'
import { photoFile } from './review-photo.rules'
import { listPhotos } from './review-photo.sql'

/**
 * Copies a review's photos to a folder for the shop's staff. Error messages are written for staff to read.
 */
export async function copyReviewPhotos(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  { id, folder }: { id: number; folder: string },
): Promise<string[]> {
  const photos = Number.isInteger(id) ? await listPhotos(db, id) : []
  if (photos.length === 0) throw new Error(`Review ${id} has no photographs.`)
  await mkdir(folder, { recursive: true })
  const files: string[] = []
  for (const { position, storage_path } of photos) {
    const bytes = await storage.read(photoFile(storage_path, Math.max(...reviewPhotoWidths)))
    if (!bytes) continue
    const file = join(folder, `review-${id}-${position}.webp`)
    await writeFile(file, bytes)
    files.push(file)
  }
  return files
}
