import type { Picture } from '@storefront/contracts'
import { sql, type Expression, type RawBuilder } from 'kysely'

/**
 * A picture in the API's format (§3) as one JSON value, or null if the id is null. The alias must not shadow
 * one used in the `pictureId` expression.
 */
export function pictureJson(pictureId: Expression<number | null>): RawBuilder<Picture | null> {
  return sql<Picture | null>`(select json_build_object('path', '/media/' || shown_picture.name || '/' || shown_picture.hash, 'alt', shown_picture.alt,
    'width', shown_picture.width, 'height', shown_picture.height) from picture shown_picture where shown_picture.id = ${pictureId})`
}
