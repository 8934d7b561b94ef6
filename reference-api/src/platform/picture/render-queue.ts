import type { Storage } from '../storage/storage'
import { contentTypeOf, variantPath, type PictureVariant } from './picture.rules'
import { renderInWorker } from './render-in-worker'

export type WantedPicture = {
  name: string
  hash: string
  storage_path: string
  width: number
  variant: PictureVariant
}

/** Pictures per worker process. Starting a process costs more than rendering a small picture. */
const batchSize = 8
/** Pictures beyond this limit are dropped. They are requested again by the next page that shows them. */
const maxWaiting = 400

/**
 * Renders requested pictures in the background, one batch at a time.
 * @param report receives the error of a failed batch. Its pictures are queued again when they are next
 * requested.
 */
export function createRenderQueue(storage: Storage, report: (error: unknown) => void) {
  const waiting = new Map<string, WantedPicture>()
  let rounds: Promise<void> | undefined
  let isStopped = false

  async function renderNext(): Promise<void> {
    const batch = [...waiting.values()].slice(0, batchSize)
    try {
      const originals = await Promise.all(batch.map(({ storage_path }) => storage.read(storage_path)))
      const there = batch.flatMap((wanted, index) => {
        const original = originals[index]
        return original ? [{ wanted, original }] : []
      })
      const rendered = await renderInWorker(
        there.map(({ wanted, original }) => ({ original, width: wanted.width, variants: [wanted.variant] })),
      )
      for (const [index, { wanted }] of there.entries())
        await storage.write(
          variantPath(wanted.name, wanted.hash, wanted.variant),
          rendered[index]![0]!,
          contentTypeOf[wanted.variant.format],
        )
    } finally {
      for (const wanted of batch) waiting.delete(variantPath(wanted.name, wanted.hash, wanted.variant))
    }
  }

  async function renderAll(): Promise<void> {
    while (waiting.size > 0 && !isStopped) await renderNext().catch(report)
  }

  return {
    add(wanted: WantedPicture): void {
      if (isStopped || waiting.size >= maxWaiting) return
      waiting.set(variantPath(wanted.name, wanted.hash, wanted.variant), wanted)
      rounds ??= renderAll().finally(() => (rounds = undefined))
    },
    /** Drops waiting pictures. Resolves once the current batch is done. */
    async stop(): Promise<void> {
      isStopped = true
      await rounds
    },
  }
}
