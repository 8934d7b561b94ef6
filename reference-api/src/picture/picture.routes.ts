import { Rejection } from '../http/rejection'
import type { Api } from '../http/serve'
import { renderVariants } from './render-variants'
import { contentTypeOf, isPathPart, variantOf, variantPath, type PictureVariant } from './picture.rules'
import { findPicture } from './picture.sql'

type Params = { name: string; hash: string; file: string }

/**
 * Serves `/media/<name>/<hash>/<width>.<format>`: drawn on the first request, kept in storage, immutable by
 * its hash.
 */
export function pictureRoutes(app: Api): void {
  const { storage, readDb } = app.services
  const underWay = new Map<string, Promise<Buffer>>()

  async function drawAndKeep({ name, hash }: Params, variant: PictureVariant, path: string): Promise<Buffer> {
    const picture = await findPicture(readDb, name, hash)
    const original = picture && (await storage.read(picture.storage_path))
    if (!original) throw new Rejection(404, 'picture.not_found', '画像が見つかりませんでした')
    const [bytes] = await renderVariants(original, picture.width, [variant])
    await storage.write(path, bytes!, contentTypeOf[variant.format])
    return bytes!
  }

  app.get<{ Params: Params }>('/media/:name/:hash/:file', async ({ params }, reply) => {
    const variant = variantOf(params.file)
    if (!variant || !isPathPart(params.name) || !isPathPart(params.hash))
      throw new Rejection(404, 'picture.not_found', '画像が見つかりませんでした')
    const path = variantPath(params.name, params.hash, variant)
    const kept = await storage.read(path)
    // A page asks for the same picture many times at once: it is drawn once.
    const drawing =
      kept ?? underWay.get(path) ?? drawAndKeep(params, variant, path).finally(() => underWay.delete(path))
    if (!kept && drawing instanceof Promise) underWay.set(path, drawing)
    const bytes = await drawing
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type(contentTypeOf[variant.format])
      .send(bytes)
  })
}
