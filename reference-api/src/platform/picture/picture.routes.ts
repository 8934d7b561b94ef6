import { Rejection } from '../http/rejection'
import type { Api } from '../http/serve'
import { contentTypeOf, isPathPart, parseVariant, variantPath, type PictureVariant } from './picture.rules'
import { findPicture } from './picture.sql'
import { createRenderQueue } from './render-queue'
import { renderDraft, renderVariants } from './render-variants'

type Params = { name: string; hash: string; file: string }
type Rendered = { bytes: Buffer; type: string; isDraft: boolean }

const notFound = () => new Rejection(404, 'picture.not_found', '画像が見つかりませんでした')
/** A draft expires quickly, because the final picture soon replaces it. */
const cacheControl = { draft: 'public, max-age=60', picture: 'public, max-age=31536000, immutable' }

/**
 * Serves `/media/<name>/<hash>/<width>.<format>`. The hash makes the response immutable. AVIF is slow to
 * render, so the first request gets a WebP draft while the picture renders in the background.
 */
export function pictureRoutes(app: Api): void {
  const { storage, readDb } = app.services
  const underWay = new Map<string, Promise<Rendered>>()
  const queue = createRenderQueue(storage, (error) => app.services.log.error(error))
  app.addHook('onClose', () => queue.stop())

  async function render({ name, hash }: Params, variant: PictureVariant): Promise<Rendered> {
    const picture = await findPicture(readDb, name, hash)
    const original = picture && (await storage.read(picture.storage_path))
    if (!original) throw notFound()
    if (variant.format === 'avif') {
      queue.add({ name, hash, ...picture, variant })
      const bytes = await renderDraft(original, picture.width, variant.width)
      return { bytes, type: contentTypeOf.webp, isDraft: true }
    }
    const [bytes] = await renderVariants(original, picture.width, [variant])
    const type = contentTypeOf[variant.format]
    await storage.write(variantPath(name, hash, variant), bytes!, type)
    return { bytes: bytes!, type, isDraft: false }
  }

  async function keptOrRendered(params: Params, variant: PictureVariant): Promise<Rendered> {
    const path = variantPath(params.name, params.hash, variant)
    const kept = await storage.read(path)
    if (kept) return { bytes: kept, type: contentTypeOf[variant.format], isDraft: false }
    // Concurrent requests for the same picture share one rendering.
    const rendering = underWay.get(path) ?? render(params, variant).finally(() => underWay.delete(path))
    underWay.set(path, rendering)
    return rendering
  }

  app.get<{ Params: Params }>('/media/:name/:hash/:file', async ({ params }, reply) => {
    const variant = parseVariant(params.file)
    if (!variant || !isPathPart(params.name) || !isPathPart(params.hash)) throw notFound()
    const { bytes, type, isDraft } = await keptOrRendered(params, variant)
    return reply
      .header('cache-control', isDraft ? cacheControl.draft : cacheControl.picture)
      .header('cross-origin-resource-policy', 'cross-origin')
      .type(type)
      .send(bytes)
  })
}
