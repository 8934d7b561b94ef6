import { readFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { extname, join } from 'node:path'
import type { Storage } from '../../platform/storage/storage'
import type { ShopFolder } from '../read/shop-folder'

export type StoredFile = { file_name: string; file_storage_path: string; file_content_type: string }

const contentTypes: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.zip': 'application/zip',
}

/** Stores the downloads offered by banners, named by content hash. */
export async function saveFiles(storage: Storage, shop: ShopFolder): Promise<Map<string, StoredFile>> {
  const stored = new Map<string, StoredFile>()
  for (const { file } of shop['banners.csv']) {
    if (file === null || stored.has(file)) continue
    const bytes = await readFile(join(shop.folder, 'files', file))
    const file_storage_path = `files/${createHash('sha256').update(bytes).digest('hex')}${extname(file)}`
    const file_content_type = contentTypes[extname(file)] ?? 'application/octet-stream'
    await storage.write(file_storage_path, bytes, file_content_type)
    stored.set(file, { file_name: file, file_storage_path, file_content_type })
  }
  return stored
}
