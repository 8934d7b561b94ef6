import type { Picture } from '@storefront/contracts'
import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../database/schema'

/** A picture of §3's wire as one JSON value, null where the id is null; for use in a select. */
export function pictureJson(pictureId: Expression<number | null>): RawBuilder<Picture | null> {
  return sql<Picture | null>`(select json_build_object('path', '/media/' || p.name || '/' || p.hash, 'alt', p.alt, 'width', p.width, 'height', p.height)
    from picture p where p.id = ${pictureId})`
}

/** All pictures of an id list that a table keeps in order, e.g. the pages of a flip book. */
export async function fetchPictures(db: Kysely<Database>, ids: number[]): Promise<Map<number, Picture>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('picture').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name, hash, alt, width, height }) => [id, { path: `/media/${name}/${hash}`, alt, width, height }]))
}
