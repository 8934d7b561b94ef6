import type { Picture } from '@storefront/contracts'
import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../database/schema'

/** A picture of §3's wire as one JSON value, null where the id is null; the alias must not hide one that the id's expression uses. */
export function pictureJson(pictureId: Expression<number | null>): RawBuilder<Picture | null> {
  return sql<Picture | null>`(select json_build_object('path', '/media/' || shown_picture.name || '/' || shown_picture.hash, 'alt', shown_picture.alt,
    'width', shown_picture.width, 'height', shown_picture.height) from picture shown_picture where shown_picture.id = ${pictureId})`
}

/** All pictures of an id list that a table keeps in order, e.g. the pages of a flip book. */
export async function fetchPictures(db: Kysely<Database>, ids: number[]): Promise<Map<number, Picture>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('picture').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name, hash, alt, width, height }) => [id, { path: `/media/${name}/${hash}`, alt, width, height }]))
}
