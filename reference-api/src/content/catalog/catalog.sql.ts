import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../platform/database/db'
import { pictureJson } from '../../platform/media/picture-lookup.sql'

export async function fetchCatalogs(db: Db, channelId: number) {
  return db
    .selectFrom('catalog')
    .select((eb) => [
      'id',
      'key',
      'title',
      'description',
      'issued_on',
      'is_orderable',
      pictureJson(eb.ref('catalog.picture_id')).as('image'),
      jsonArrayFrom(
        eb
          .selectFrom('catalog_page')
          .select((page) => [pictureJson(page.ref('catalog_page.picture_id')).as('picture'), 'text', 'links'])
          .whereRef('catalog_page.catalog_id', '=', 'catalog.id')
          .orderBy('catalog_page.position'),
      ).as('pages'),
    ])
    .where('channel_id', '=', channelId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}
