import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import type { JobQueue } from '../jobs/job-queue'
import { defineJob } from '../jobs/job'
import type { Storage } from '../storage/storage'
import { contentTypeOf, variantPath, type PictureVariant } from './picture.rules'
import { listPicturesAfter } from './picture.sql'
import { renderInWorker, type Rendering } from './render-in-worker'

const commonVariants: PictureVariant[] = [160, 320, 480, 640].map((width) => ({ width, format: 'avif' }))
const batchSize = 8

/**
 * Renders the common widths beforehand, a few pictures at a time, so that no job runs long and the shop stays
 * quick.
 */
export const renderPictures = defineJob<{ after_id: number }>({
  name: 'render-pictures',
  async run({ after_id }, { db, storage, jobs }) {
    const pictures = await listPicturesAfter(db, after_id, batchSize)
    const missing = (await Promise.all(pictures.map((picture) => missingVariantsOf(picture, storage)))).flat()
    const rendered = missing.length > 0 ? await renderInWorker(missing.map(({ rendering }) => rendering)) : []
    for (const [index, variants] of rendered.entries()) await keep(missing[index]!, variants, storage)
    const last = pictures.at(-1)
    if (last) await jobs.enqueue(db, renderPictures, { after_id: last.id })
  },
})

/** Call after an import. */
export async function prerenderPictures(
  db: Kysely<Database>,
  jobs: Pick<JobQueue, 'enqueue'>,
): Promise<void> {
  await jobs.enqueue(db, renderPictures, { after_id: 0 })
}

type PictureRow = { name: string; hash: string; storage_path: string; width: number }
type MissingVariants = { name: string; hash: string; rendering: Rendering }

async function missingVariantsOf(
  { name, hash, storage_path, width }: PictureRow,
  storage: Storage,
): Promise<MissingVariants[]> {
  const variants: PictureVariant[] = []
  for (const variant of commonVariants)
    if (!(await storage.read(variantPath(name, hash, variant)))) variants.push(variant)
  const original = variants.length > 0 ? await storage.read(storage_path) : undefined
  return original ? [{ name, hash, rendering: { original, width, variants } }] : []
}

async function keep({ name, hash, rendering }: MissingVariants, rendered: Buffer[], storage: Storage) {
  for (const [index, variant] of rendering.variants.entries()) {
    await storage.write(variantPath(name, hash, variant), rendered[index]!, contentTypeOf[variant.format])
  }
}
