import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../platform/database/db'
import { pictureJson } from '../../platform/media/picture-lookup.sql'

export async function fetchBrands(db: Db, channelId: number) {
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
