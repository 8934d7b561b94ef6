import type { Picture } from '@storefront/contracts'
import { sql, type Expression, type RawBuilder } from 'kysely'

/**
 * A picture of §3's wire as one JSON value, null where the id is null; the alias must not hide one that the
 * id's expression uses.
 */
export function pictureJson(pictureId: Expression<number | null>): RawBuilder<Picture | null> {
  return sql<Picture | null>`(select json_build_object('path', '/media/' || shown_picture.name || '/' || shown_picture.hash, 'alt', shown_picture.alt,
    'width', shown_picture.width, 'height', shown_picture.height) from picture shown_picture where shown_picture.id = ${pictureId})`
}
