import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import type { JobQueue } from '../jobs/job-queue'
import { defineJob } from '../jobs/job'
import type { Storage } from '../storage/storage'
import { drawVariants } from './draw-variant'
import { contentTypeOf, variantPath, type PictureVariant } from './picture.rules'
import { listPicturesAfter } from './picture.sql'

const commonVariants: PictureVariant[] = [160, 320, 480, 640].map((width) => ({ width, format: 'avif' }))
const batchSize = 8

/** Draws the common widths ahead, a few pictures at a time, so that no job runs long and the shop stays quick. */
export const renderPictures = defineJob<{ after_id: number }>({
  name: 'render-pictures',
  async run({ after_id }, { db, storage, jobs }) {
    const pictures = await listPicturesAfter(db, after_id, batchSize)
    for (const picture of pictures) await renderMissing(picture, storage)
    const last = pictures.at(-1)
    if (last) await jobs.enqueue(db, renderPictures, { after_id: last.id })
  },
})

/** Call after an import. */
export async function renderPicturesAhead(db: Kysely<Database>, jobs: Pick<JobQueue, 'enqueue'>): Promise<void> {
  await jobs.enqueue(db, renderPictures, { after_id: 0 })
}

async function renderMissing(
  { name, hash, storage_path, width }: { name: string; hash: string; storage_path: string; width: number },
  storage: Storage,
) {
  const missing: PictureVariant[] = []
  for (const variant of commonVariants) if (!(await storage.read(variantPath(name, hash, variant)))) missing.push(variant)
  const original = missing.length > 0 ? await storage.read(storage_path) : undefined
  if (!original) return
  const drawn = await drawVariants(original, width, missing)
  for (const [index, variant] of missing.entries()) {
    await storage.write(variantPath(name, hash, variant), drawn[index]!, contentTypeOf[variant.format])
  }
}
