import type { Picture } from '@storefront/contracts'
import { sql, type Expression, type RawBuilder } from 'kysely'

/**
 * Selects a picture in the API's format (§3) as one JSON value, or null if `pictureId` is null. The
 * expression must not use the alias `shown_picture`.
 */
export function pictureJson(pictureId: Expression<number | null>): RawBuilder<Picture | null> {
  return sql<Picture | null>`(select json_build_object('path', '/media/' || shown_picture.name || '/' || shown_picture.hash, 'alt', shown_picture.alt,
    'width', shown_picture.width, 'height', shown_picture.height) from picture shown_picture where shown_picture.id = ${pictureId})`
}
