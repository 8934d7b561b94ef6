import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Selectable } from 'kysely'
import sharp from 'sharp'
import type { Db } from '../../platform/database/db'
import type { PictureTable } from '../../platform/picture/picture.table'
import { originalPath } from '../../platform/picture/picture.rules'
import type { Storage } from '../../platform/storage/storage'
import type { ShopFolder } from '../read/shop-folder'
import { pictureUses } from '../shop-references.rules'

export type StoredPicture = Omit<Selectable<PictureTable>, 'id'> & { file: string }

const contentTypes: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
}
const parallelWrites = 12

/**
 * Stores the originals by hash, before the transaction. If the import then fails, files without rows remain.
 */
export async function savePictures(db: Db, storage: Storage, shop: ShopFolder): Promise<StoredPicture[]> {
  const alts = new Map<string, string>()
  for (const { file, alt } of pictureUses(shop)) if (!alts.get(file)) alts.set(file, alt)
  const known = new Set(
    (await db.selectFrom('picture').select('storage_path').execute()).map(({ storage_path }) => storage_path),
  )
  const files = [...alts.keys()]
  const stored: StoredPicture[] = []
  for (let start = 0; start < files.length; start += parallelWrites) {
    const some = files.slice(start, start + parallelWrites)
    stored.push(
      ...(await Promise.all(
        some.map((file) => storeOne(join(shop.pictureFolder, file), alts.get(file) ?? '', storage, known)),
      )),
    )
  }
  return stored
}

async function storeOne(
  path: string,
  alt: string,
  storage: Storage,
  known: ReadonlySet<string>,
): Promise<StoredPicture> {
  const bytes = await readFile(path)
  const file = basename(path)
  const [name = '', extension = ''] = file.split('.')
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  const storage_path = originalPath(name, hash, extension)
  const content_type = contentTypes[extension] ?? 'application/octet-stream'
  if (!known.has(storage_path)) await storage.write(storage_path, bytes, content_type)
  return { file, name, hash, alt, ...(await readSize(bytes, extension)), storage_path, content_type }
}

/**
 * Returns a picture's size in pixels. Drawings state their size on the first line, so the renderer doesn't
 * have to load every drawing in full.
 */
async function readSize(bytes: Buffer, extension: string): Promise<{ width: number; height: number }> {
  const [, width, height] =
    extension === 'svg'
      ? (/^<svg[^>]*? width="(\d+)" height="(\d+)"/.exec(bytes.toString('utf8', 0, 300)) ?? [])
      : []
  if (width && height) return { width: Number(width), height: Number(height) }
  const metadata = await sharp(bytes).metadata()
  return { width: metadata.autoOrient.width, height: metadata.autoOrient.height }
}
