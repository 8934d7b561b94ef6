import type { Generated, Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Id, Nullable } from '../database/column'
import type { Database } from '../database/schema'
import { pictureJson } from '../media/picture-lookup.sql'

export type CatalogTable = {
  id: Id
  channel_id: number
  key: string
  title: string
  description: Generated<string>
  issued_on: Nullable<string>
  picture_id: Nullable<number>
  is_orderable: Generated<boolean>
  position: Generated<number>
}

export type CatalogPageTable = {
  catalog_id: number
  picture_id: number
  position: number
}

export async function fetchCatalogs(db: Kysely<Database>, channelId: number) {
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
          .select((page) => pictureJson(page.ref('catalog_page.picture_id')).as('picture'))
          .whereRef('catalog_page.catalog_id', '=', 'catalog.id')
          .orderBy('catalog_page.position'),
      ).as('pages'),
    ])
    .where('channel_id', '=', channelId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}
