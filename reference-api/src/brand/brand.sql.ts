import type { Generated, Kysely } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Id, Nullable } from '../database/column'
import type { Database } from '../database/schema'
import { pictureJson } from '../media/picture-lookup.sql'

export type BrandTable = {
  id: Id
  channel_id: number
  maker_id: Nullable<number>
  key: string
  name: string
  name_kana: Generated<string>
  description: Generated<string>
  picture_id: Nullable<number>
  position: Generated<number>
}

export async function fetchBrands(db: Kysely<Database>, channelId: number) {
  return db
    .selectFrom('brand')
    .select((eb) => [
      'id',
      'key',
      'name',
      'name_kana',
      'description',
      pictureJson(eb.ref('brand.picture_id')).as('image'),
      jsonObjectFrom(
        eb.selectFrom('maker').select(['key', 'name']).whereRef('maker.id', '=', 'brand.maker_id'),
      ).as('maker'),
    ])
    .where('channel_id', '=', channelId)
    .orderBy('position')
    .orderBy('name_kana')
    .execute()
}
