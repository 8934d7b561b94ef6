import type { Id } from '../database/column'

/**
 * An original in storage. `name` and `hash` make up its public URL, `/media/<name>/<hash>/<width>.<format>`.
 */
export type PictureTable = {
  id: Id
  name: string
  hash: string
  alt: string
  width: number
  height: number
  storage_path: string
  content_type: string
}
