import { openLocalStorage } from './local-storage'
import { openS3Storage } from './s3-storage'
import type { Storage, StorageOptions } from './storage'

export async function openStorage(options: StorageOptions): Promise<Storage> {
  return options.bucket ? openS3Storage(options) : openLocalStorage(options.folder)
}
