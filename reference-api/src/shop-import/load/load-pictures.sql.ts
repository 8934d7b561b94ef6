import type { Trx } from '../../platform/database/db'
import type { StoredPicture } from './save-pictures'
import { upsert } from './upsert.sql'

export type PictureIds = (picture: { file: string } | null) => number | null

/** Imports the picture rows and returns the id for each file. */
export async function loadPictures(trx: Trx, pictures: StoredPicture[]): Promise<PictureIds> {
  await upsert(
    trx,
    'picture',
    ['name', 'hash'],
    pictures.map(({ file: _file, ...row }) => row),
  )
  const rows = await trx.selectFrom('picture').select(['id', 'storage_path']).execute()
  const byPath = new Map(rows.map(({ id, storage_path }) => [storage_path, id]))
  const byFile = new Map(pictures.map(({ file, storage_path }) => [file, byPath.get(storage_path) ?? null]))
  return (picture) => (picture ? (byFile.get(picture.file) ?? null) : null)
}
