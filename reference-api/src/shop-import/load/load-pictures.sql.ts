import type { Trx } from '../../platform/database/db'
import { pictureReference, type PictureReference } from '../format/column.rules'
import { withPictures } from '../text-picture.rules'
import { upsert } from './channel-writer.sql'
import type { StoredPicture } from './save-pictures'

export type ShopPictures = {
  idOf: (picture: PictureReference | null) => number | null
  /** Returns the id of a picture written as `file=alt text`. */
  idOfReference: (reference: string | null | undefined) => number | null
  /** Renders a text with its pictures, as shoppers see it. */
  toShownHtml: (html: string) => string
}

/** Imports the picture rows. */
export async function loadPictures(trx: Trx, pictures: StoredPicture[]): Promise<ShopPictures> {
  await upsert(
    trx,
    'picture',
    ['name', 'hash'],
    pictures.map(({ file: _file, ...row }) => row),
  )
  const rows = await trx.selectFrom('picture').select(['id', 'storage_path']).execute()
  const idByPath = new Map(rows.map(({ id, storage_path }) => [storage_path, id]))
  const byFile = new Map(pictures.map((picture) => [picture.file, picture]))
  const idOf = (picture: PictureReference | null) =>
    idByPath.get(byFile.get(picture?.file ?? '')?.storage_path ?? '') ?? null
  return {
    idOf,
    idOfReference: (reference) => (reference ? idOf(pictureReference(reference)) : null),
    toShownHtml: (html) => withPictures(html, (file) => byFile.get(file)),
  }
}
