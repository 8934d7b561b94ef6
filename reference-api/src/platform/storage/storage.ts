/** The shop's files: pictures, downloads, uploads. Paths are relative and use `/`. */
export type Storage = {
  write: (path: string, bytes: Uint8Array, contentType: string) => Promise<void>
  read: (path: string) => Promise<Buffer | undefined>
  remove: (path: string) => Promise<void>
}

export type StorageOptions = {
  folder: string
  bucket?: string
  endpoint?: string
  region?: string
  accessKey?: string
  secretKey?: string
}
